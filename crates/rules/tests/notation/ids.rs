//! IDs, written and read again.

use proptest::prelude::*;
use rules::{
    AnyId, Beavers, CubeValue, GnubgId, Offered, Ogid, PositionId, Setup, Stage, Stakes, Xgid,
};

use crate::positions::{boards, setups};

fn without_extras(stakes: Stakes, jacoby_is_said: bool) -> Stakes {
    match stakes {
        Stakes::Money { jacoby, .. } => Stakes::Money {
            jacoby: jacoby && jacoby_is_said,
            beavers: Beavers::Off,
        },
        Stakes::Match { .. } => stakes,
    }
}

/// What a Match ID keeps of a setup.
fn said_by_gnubg_id(setup: Setup) -> Setup {
    let mut stakes = without_extras(setup.stakes, true);
    let is_beaver = setup
        .offer
        .is_some_and(|offer| offer.what == Offered::Beaver);
    if let (Stakes::Money { beavers, .. }, true) = (&mut stakes, is_beaver) {
        *beavers = Beavers::Beavers;
    }
    Setup {
        highest_cube: None,
        stakes,
        ..setup
    }
}

/// What an XGID keeps of a setup.
fn said_by_xgid(setup: Setup) -> Setup {
    let mut stakes = setup.stakes;
    if let Stakes::Money { beavers, .. } = &mut stakes {
        let is_raccoon = setup
            .offer
            .is_some_and(|offer| offer.what == Offered::Raccoon);
        *beavers = match *beavers {
            _ if is_raccoon => Beavers::Raccoons,
            Beavers::Raccoons => Beavers::Beavers,
            other => other,
        };
    }
    let means_no_limit = [CubeValue::ONE, CubeValue::new(1024)];
    let highest_cube = setup
        .highest_cube
        .filter(|limit| !means_no_limit.contains(limit) && *limit >= setup.cube.value);
    Setup {
        highest_cube,
        stakes,
        ..setup
    }
}

/// What an OGID keeps of a setup.
fn said_by_ogid(setup: Setup) -> Setup {
    Setup {
        highest_cube: None,
        stakes: without_extras(setup.stakes, false),
        ..setup
    }
}

proptest! {
    #[test]
    fn a_position_id_holds_the_board(board in boards()) {
        let text = PositionId::from(board).to_string();
        prop_assert_eq!(text.len(), 14);
        prop_assert_eq!(text.parse::<PositionId>().unwrap().board(), Ok(board));
    }

    #[test]
    fn a_gnubg_id_holds_what_it_can_say(setup in setups()) {
        if let Ok(id) = GnubgId::try_from(setup) {
            let read: GnubgId = id.to_string().parse().unwrap();
            prop_assert_eq!(Setup::from(read), said_by_gnubg_id(setup));
            prop_assert_eq!(id.to_string().parse(), Ok(AnyId::GnubgId(read)));
        }
    }

    #[test]
    fn an_xgid_holds_what_it_can_say(setup in setups()) {
        if let Ok(id) = Xgid::try_from(setup) {
            let read: Xgid = id.to_string().parse().unwrap();
            prop_assert_eq!(Setup::from(read), said_by_xgid(setup));
            let bare = id.to_string().replace("XGID=", "");
            prop_assert_eq!(bare.parse(), Ok(AnyId::Xgid(read)));
        }
    }

    #[test]
    fn an_ogid_holds_what_it_can_say(setup in setups()) {
        if let Ok(id) = Ogid::try_from(setup) {
            let read: Ogid = id.to_string().parse().unwrap();
            prop_assert_eq!(Setup::from(read), said_by_ogid(setup));
            prop_assert_eq!(id.to_string().parse(), Ok(AnyId::Ogid(read)));
        }
    }

    #[test]
    fn what_is_to_be_decided_on_the_board_can_be_written_in_every_id(setup in setups()) {
        let small = matches!(setup.stakes, Stakes::Money { .. })
            && setup.cube.value <= CubeValue::SIXTY_FOUR;
        if small && setup.offer.is_none() && setup.stage != Stage::Over {
            prop_assert!(GnubgId::try_from(setup).is_ok());
            prop_assert!(Xgid::try_from(setup).is_ok());
            prop_assert!(Ogid::try_from(setup).is_ok());
        }
    }
}
