import { expect } from 'chai'
import { kitchenStatuses } from '../../../src-domain/kitchen/kitchen-status.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { autoPrint } from '../../../src-domain/printing/auto-print.ts'
import type { Printer } from '../../../src-domain/printing/printer.ts'
import { offlineAfter, printerState, printerTrouble } from '../../../src-domain/printing/printer-state.ts'
import { slipOf } from '../../../src-domain/printing/slip.ts'
import { slipDecision } from '../../../src-domain/printing/slip-decision.ts'
import { aBoardOrder, boardTime } from '../../builders/board-order-builder.ts'

const minute = 60_000

function aPrinter(fields: Partial<Printer> = {}): Printer {
  return {
    ...{ id: 'prn-1', name: 'Kitchen', type: 'star-cloudprnt', since: boardTime - minute },
    ...{ askedAt: boardTime, condition: 'ready', waiting: 0, failed: 0 },
    ...fields,
  }
}

describe('printers', () => {
  it('are offline after five minutes without a call', () => {
    const printer = aPrinter()
    expect(printerState(printer, boardTime + offlineAfter - 1)).to.deep.equal({ _tag: 'Online', condition: 'ready' })
    expect(printerState(printer, boardTime + offlineAfter)).to.deep.equal({ _tag: 'Offline', since: boardTime })
    expect(printerTrouble(printer, boardTime + 7 * minute)).to.deep.equal({ _tag: 'Offline', minutes: 7 })
  })

  it('are no trouble before their first call unless a slip waits', () => {
    const { askedAt: _, condition: __, ...silent } = aPrinter()
    expect(printerTrouble(silent, boardTime)).to.equal(undefined)
    expect(printerTrouble({ ...silent, waiting: 1 }, boardTime)).to.deep.equal({ _tag: 'NeverAsked' })
  })

  it('say one trouble each, the worst first', () => {
    expect(printerTrouble(aPrinter(), boardTime)).to.equal(undefined)
    expect(printerTrouble(aPrinter({ failed: 1 }), boardTime)).to.deep.equal({ _tag: 'Failed' })
    expect(printerTrouble(aPrinter({ condition: 'paper-low' }), boardTime)).to.deep.equal({ _tag: 'PaperLow' })
    expect(printerTrouble(aPrinter({ condition: 'out-of-paper', failed: 1 }), boardTime)).to.deep.equal({
      _tag: 'Blocked',
      condition: 'out-of-paper',
    })
  })
})

describe('a slip that is not printed yet', () => {
  const decided = (kind: 'order' | 'cancellation' | 'test') =>
    kitchenStatuses.map((status) => `${status}: ${slipDecision(kind, status)}`)

  it('of an order prints while the order is open, and waits until it opens', () => {
    expect(decided('order')).to.deep.equal([
      'scheduled: wait',
      'new: print',
      'accepted: print',
      'ready: print',
      'out-for-delivery: print',
      'completed: drop',
      'cancelled: drop',
    ])
    expect(slipDecision('order', undefined)).to.equal('drop')
  })

  it('of a cancellation prints only for a cancelled order, and a test always', () => {
    expect(decided('cancellation').filter((one) => one.endsWith('print'))).to.deep.equal(['cancelled: print'])
    expect(slipDecision('test', undefined)).to.equal('print')
  })
})

describe('the slip of an order', () => {
  it('has choices in depth, and sets a note that mentions an allergy apart', () => {
    const egg = { item: 'egg', option: 'top', name: 'Egg', optionName: 'Toppings', price: minor(0), modifiers: [] }
    const soft = { item: 'soft', option: 'how', name: 'Soft', optionName: 'How', price: minor(0), modifiers: [] }
    const lines = [{ name: 'Ramen', quantity: 2, notes: 'Nut allergy!', modifiers: [{ ...egg, modifiers: [soft] }] }]
    const slip = slipOf(aBoardOrder({ lines, note: ' Ring twice ', tableNumber: '7' }))
    expect(slip.lines).to.deep.equal([
      {
        quantity: 2,
        name: 'Ramen',
        choices: [
          { depth: 0, text: 'Toppings: Egg' },
          { depth: 1, text: 'Soft' },
        ],
        note: { text: 'Nut allergy!', isAllergy: true },
      },
    ])
    expect(slip).to.deep.include({ note: { text: 'Ring twice', isAllergy: false }, table: '7', number: '318' })
    expect(slip).to.not.have.property('cancelReason')
  })

  it('has the newest promised time, the cash to collect, and the reason of a cancellation', () => {
    const later = boardTime + 40 * minute
    const cancelled = { status: 'cancelled', cancelReason: 'Out of noodles' } as const
    const slip = slipOf(aBoardOrder({ promisedAt: later, toCollect: minor(500), ...cancelled }))
    expect(slip).to.include({ dueAt: later, toCollect: 500, isScheduled: false, cancelReason: 'Out of noodles' })
  })
})

describe('printing new orders by itself', () => {
  const first = aBoardOrder({ id: 'first' })
  const second = aBoardOrder({ id: 'second' })

  it('prints none of the orders that were there when it began', () => {
    expect(autoPrint([first], undefined, boardTime)).to.deep.equal({ due: [], known: ['first'] })
  })

  it('prints each later order once, also one that was accepted elsewhere before this device saw it', () => {
    const accepted = { ...second, status: 'accepted' } as const
    const { due, known } = autoPrint([first, accepted], ['first'], boardTime)
    expect(due).to.deep.equal([accepted])
    expect(autoPrint([first, accepted], known, boardTime).due).to.deep.equal([])
  })

  it('prints a scheduled order when it opens', () => {
    const later = aBoardOrder({ id: 'later', status: 'scheduled', opensAt: boardTime + minute })
    const before = autoPrint([later], undefined, boardTime)
    expect(autoPrint([later], before.known, boardTime + minute).due).to.deep.equal([later])
  })

  it('prints no order that has ended, and forgets what left the board', () => {
    const ended = { ...second, status: 'cancelled' } as const
    expect(autoPrint([ended], ['first'], boardTime)).to.deep.equal({ due: [], known: ['second'] })
  })
})
