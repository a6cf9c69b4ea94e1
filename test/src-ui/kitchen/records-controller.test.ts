import { expect } from 'chai'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { dollarFormat } from '../../../src-domain/money/format-price.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { recordProblem } from '../../../src-ui/kitchen/record-problem.ts'
import { enteredShare } from '../../../src-ui/kitchen/refund-share.ts'
import { aBoardOrder } from '../../builders/board-order-builder.ts'
import { aBoard } from './board-world.ts'
import { aRecord } from './record-world.ts'

const off = { _tag: 'Amount', amount: minor(100) } as const

describe('Orders that staff look up', () => {
  it('shows what the last search found, whichever answer comes last', async () => {
    const { records, recorded } = aBoard()
    recorded.state.found = [aBoardOrder({ id: 'old' })]
    const first = records.find('ana')
    recorded.state.found = [aBoardOrder({ id: 'newer' })]
    const second = records.find('ana p')
    await Promise.all([second, first])
    expect(recorded.sought).to.deep.equal(['ana', 'ana p'])
    expect(records.search.current()).to.deep.include({ text: 'ana p', problem: undefined })
    expect(records.orderOf('newer')?.id).to.equal('newer')
    records.closeSearch()
    expect(records.search.current()).to.equal(undefined)
  })

  it('says that a search had no answer, and asks for a sign-in after a 401', async () => {
    const { records, recorded, ends } = aBoard()
    recorded.state.failure = { _tag: 'NoResponse' }
    await records.find('ana')
    expect(records.search.current()?.problem).to.equal('no-answer')
    recorded.state.failure = { _tag: 'Refused', status: 401 }
    await records.find('ana')
    expect([records.search.current()?.problem, ends()]).to.deep.equal(['session-ended', 1])
  })

  it('looks at the open record whenever the board was read, until it is closed', async () => {
    const { open, records, recorded, server, time } = aBoard([aBoardOrder()])
    await open()
    const close = records.open('order-318')
    await time.settle()
    expect(recorded.looks()).to.equal(1)
    expect(records.record.current()?.record).to.deep.equal(aRecord())
    await time.pass(1_000)
    server.announce()
    await time.settle()
    expect(recorded.looks()).to.equal(2)
    close()
    await time.pass(60_000)
    expect(recorded.looks()).to.equal(2)
    expect(records.record.current()).to.equal(undefined)
  })

  it('sends a refund whose answer was lost again under the same id, and another one under its own', async () => {
    const { records, recorded, time } = aBoard([aBoardOrder()])
    records.open('order-318')
    await time.settle()
    const before = aRecord()
    recorded.state.isAnswerLost = true
    expect(await records.refund(before, off, 'Cold')).to.equal('no-answer')
    recorded.state.isAnswerLost = false
    expect(await records.refund(before, off, 'Cold')).to.equal(undefined)
    expect(recorded.state.record.refunds).to.have.length(1)
    const after = recorded.state.record
    expect(await records.refund(after, off, 'Cold')).to.equal(undefined)
    const [first, second, third] = recorded.refunds
    expect(second).to.deep.equal(first)
    expect(third?.refundId).to.not.equal(first?.refundId)
    expect(recorded.refunds.map(({ seen }) => seen)).to.deep.equal([0, 0, 1])
    expect(records.record.current()?.record?.refunds).to.have.length(2)
  })

  it('looks again when another device has refunded the order', async () => {
    const { records, recorded, time } = aBoard([aBoardOrder()])
    records.open('order-318')
    await time.settle()
    recorded.state.failure = { _tag: 'Refused', status: 409, code: 'refunds_changed' }
    const sent = records.refund(aRecord(), off, '')
    recorded.state.failure = { _tag: 'Refused', status: 409, code: 'refunds_changed' }
    expect(await sent).to.equal('refunds-changed')
    await time.settle()
    expect(recorded.looks()).to.equal(2)
  })

  it('names each failure by what staff can do about it', () => {
    const failures: readonly (readonly [CallFailure, string])[] = [
      [{ _tag: 'NoResponse' }, 'no-answer'],
      [{ _tag: 'Refused', status: 503 }, 'no-answer'],
      [{ _tag: 'Refused', status: 403 }, 'not-allowed'],
      [{ _tag: 'Refused', status: 404 }, 'gone'],
      [{ _tag: 'Refused', status: 409, code: 'brings_nothing' }, 'brings-nothing'],
      [{ _tag: 'Refused', status: 409, code: 'unheard_of' }, 'not-accepted'],
    ]
    for (const [failure, problem] of failures) expect(recordProblem(failure)).to.equal(problem)
  })
})

describe('What a member entered to refund', () => {
  const record = aRecord({ left: { byAmount: minor(1_000), whole: minor(1_200) } })
  const none = { pieces: {}, amount: '' }

  it('is an amount with a point or a comma, of at most what is left', () => {
    const amounts: Readonly<Record<string, unknown>> = {
      '4.50': { _tag: 'Entered', share: { _tag: 'Amount', amount: 450 } },
      ' $4,5 ': { _tag: 'Entered', share: { _tag: 'Amount', amount: 450 } },
      '10': { _tag: 'Entered', share: { _tag: 'Amount', amount: 1_000 } },
      '10.01': { _tag: 'Wrong', problem: 'amount-too-much' },
      '0': { _tag: 'Wrong', problem: 'amount-missing' },
      four: { _tag: 'Wrong', problem: 'amount-missing' },
    }
    for (const [amount, share] of Object.entries(amounts))
      expect(enteredShare({ ...none, kind: 'amount', amount }, record, dollarFormat), amount).to.deep.equal(share)
  })

  it('is at least one piece of a line', () => {
    expect(enteredShare({ ...none, kind: 'lines', pieces: { 0: 0 } }, record, dollarFormat)).to.deep.equal({
      _tag: 'Wrong',
      problem: 'lines-missing',
    })
    expect(enteredShare({ ...none, kind: 'lines', pieces: { 0: 0, 2: 1 } }, record, dollarFormat)).to.deep.equal({
      _tag: 'Entered',
      share: { _tag: 'Lines', lines: [{ position: 2, quantity: 1 }] },
    })
  })
})
