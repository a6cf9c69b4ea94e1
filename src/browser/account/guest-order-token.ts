import type { Container } from 'inversify'
import type { KnownPerson } from '../../../src-domain/account/sign-in-flow.ts'
import { isOfGuestHere } from '../../../src-domain/ordering/own-ticket.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { ticket } from '../modules/ticket.ts'

/** Token of the last order that this tab's guest placed. Signing up assigns the order to the account (note ACCT-28). */
export function guestOrderToken(container: Container, guest: KnownPerson | undefined): string | undefined {
  const last = bring(container, Port.tickets, ticket).last()
  return last !== undefined && isOfGuestHere(last, { guest, isSignedIn: false }) ? last.token : undefined
}
