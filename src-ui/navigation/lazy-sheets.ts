import { AccountSheet } from '../account/account-sheet.tsx'
import { CartLogIn } from '../cart/cart-log-in.tsx'
import { RemoveLines } from '../cart/remove-lines.tsx'
import { ScheduleSheet } from '../cart/schedule-sheet.tsx'
import { TableSheet } from '../fulfilment/table-sheet.tsx'
import { LastOrdersSheet } from '../history/last-orders-sheet.tsx'
import { StaleOrderQuestion } from '../history/stale-order-question.tsx'
import { AddressSheet } from '../location/address-sheet.tsx'
import { LocationsScreen } from '../location/locations-screen.tsx'
import { MoveDialog } from '../location/move-dialog.tsx'
import { PackingScreen } from '../packing/packing-screen.tsx'
import { LinkScreen } from '../sharing/link-screen.tsx'
import { SharedCart } from '../sharing/shared-cart.tsx'

export const lazySheets = {
  AccountSheet,
  AddressSheet,
  CartLogIn,
  LastOrdersSheet,
  LinkScreen,
  LocationsScreen,
  MoveDialog,
  PackingScreen,
  StaleOrderQuestion,
  RemoveLines,
  ScheduleSheet,
  SharedCart,
  TableSheet,
} as const
