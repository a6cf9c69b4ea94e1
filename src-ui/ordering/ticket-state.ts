import type { Location } from '../../src-domain/location/location.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'

/** The placed order as the order document knows it. */
export type TicketState =
  | { readonly _tag: 'Loading' }
  /** `location` comes later, or never: the order stands without it. */
  | { readonly _tag: 'Known'; readonly ticket: Ticket; readonly location?: Location }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Failed' }
