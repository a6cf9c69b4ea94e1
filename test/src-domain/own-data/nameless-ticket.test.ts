import { expect } from 'chai'
import { namelessTicket, ticketFields } from '../../../src-domain/own-data/nameless-ticket.ts'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import { aTicket } from '../../builders/ticket-builder.ts'
import { wholeLine, wholeTicket } from '../../builders/whole-ticket.ts'

describe('a ticket without a name', () => {
  const left: Ticket = namelessTicket(wholeTicket)

  for (const [field, is] of Object.entries(ticketFields))
    if (is !== 'in part')
      it(`${field} ${is}`, () => {
        const has = (ticket: Ticket) => Object.entries(ticket).find(([name]) => name === field)?.[1]
        expect(has(wholeTicket)).to.not.equal(undefined)
        expect(has(left)).to.equal(is === 'goes' ? undefined : has(wholeTicket))
      })

  it('says what was ordered and how it was paid, and nothing of whose it was', () => {
    expect(left.patron).to.deep.equal({})
    expect(left.items).to.deep.equal([{ ...wholeLine, notes: '' }])
    expect(left.payment).to.deep.equal({ kind: 'card' })
    expect(namelessTicket(aTicket())).to.deep.equal(aTicket())
  })
})
