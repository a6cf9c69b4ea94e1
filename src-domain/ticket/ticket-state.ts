import type { Location } from '../location/location.ts'
import type { Menu } from '../menu/menu.ts'
import type { Instant } from '../time/clock.ts'
import type { Ticket } from './ticket.ts'

export type TicketState =
  | { readonly _tag: 'Loading' }
  /** `location` and `packing` load later, or never. */
  | {
      readonly _tag: 'Known'
      readonly ticket: Ticket
      readonly location?: Location
      /** Tells packing from dishes. */
      readonly packing?: Menu
      /** When the open page last fetched the order. */
      readonly heardAt?: Instant
    }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Failed' }
