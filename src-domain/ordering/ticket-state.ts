import type { Location } from '../location/location.ts'
import type { Menu } from '../menu/menu.ts'
import type { Ticket } from './ticket.ts'

/** The placed order as the order document knows it. */
export type TicketState =
  | { readonly _tag: 'Loading' }
  /** `location` and `packing` come later, or never: the order stands without them. */
  | {
      readonly _tag: 'Known'
      readonly ticket: Ticket
      readonly location?: Location
      /** The restaurant's packing menu, by which bags are told from dishes. */
      readonly packing?: Menu
    }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Failed' }
