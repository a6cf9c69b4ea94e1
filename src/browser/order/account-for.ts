import type { Container } from 'inversify'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { signUpAddress } from '../../../src-domain/navigation/account-addresses.ts'
import { isOfGuestHere } from '../../../src-domain/ordering/own-ticket.ts'
import type { Ticket } from '../../../src-domain/ordering/ticket.ts'
import { Port } from '../document/ports.ts'

/**
 * Where the guest of an order opens an account, with what was said for it in the fields already (E48). Only in the tab
 * that ordered: whoever reads the page by its link learns nothing of the guest, and is asked nothing.
 */
export function accountFor(container: Container, { auth }: Brand): (ticket: Ticket) => string | undefined {
  return (ticket) => {
    const guest = container.get(Port.checkoutFormStore).read()?.guest
    const isSignedIn = container.get(Port.local).read(auth.tokenKey) !== undefined
    return isOfGuestHere(ticket, { guest, isSignedIn }) ? signUpAddress : undefined
  }
}
