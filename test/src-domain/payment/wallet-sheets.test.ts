import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { PaymentProblem } from '../../../src-domain/payment/payment-problem.ts'
import { walletSheets } from '../../../src-domain/payment/wallet-sheets.ts'

const paid = right({ _tag: 'Transaction', transactionId: 'pi_1' } as const)
function failed(problem: PaymentProblem) {
  return left(problem)
}

describe('The sheet of a wallet whose payment we open', () => {
  const anOrder = () => {
    let end: () => void = () => undefined
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    return { place: () => over, end }
  }

  it('PAY-14 is handed what our server opened, and tells the order how it ended', async () => {
    const sheets = walletSheets()
    const opened = sheets.agreed(anOrder().place)
    const ended = sheets.confirm('pi_1_secret_2')
    expect(await opened).to.deep.equal(right({ clientSecret: 'pi_1_secret_2' }))
    expect(sheets.finished(paid)).to.equal(true)
    expect(await ended).to.deep.equal({ _tag: 'Confirmed', transactionId: 'pi_1' })
    expect(sheets.finished(paid), 'a second time').to.equal(false)
  })

  it('PAY-14 closes where no payment was opened', async () => {
    const sheets = walletSheets()
    const { place, end } = anOrder()
    const opened = sheets.agreed(place)
    end()
    expect(await opened).to.deep.equal(failed({ _tag: 'Cancelled' }))
    expect(sheets.finished(failed({ _tag: 'Cancelled' }))).to.equal(false)
  })

  it('PAY-14 one that was closed while the server was asked confirms nothing', async () => {
    const sheets = walletSheets()
    void sheets.agreed(anOrder().place)
    expect(sheets.finished(failed({ _tag: 'Cancelled' }))).to.equal(false)
    expect(await sheets.confirm('pi_1_secret_2')).to.deep.equal({ _tag: 'NotConfirmed', how: 'closed' })
  })

  const ends: readonly (readonly [PaymentProblem, unknown])[] = [
    [{ _tag: 'Cancelled' }, { _tag: 'NotConfirmed', how: 'closed' }],
    [
      { _tag: 'Declined', reason: 'declined' },
      { _tag: 'NotConfirmed', how: 'refused' },
    ],
    [{ _tag: 'AuthenticationFailed' }, { _tag: 'NotConfirmed', how: 'refused' }],
    [
      { _tag: 'Unavailable', cause: 'network' },
      { _tag: 'NotConfirmed', how: 'unavailable' },
    ],
    [
      { _tag: 'Misconfigured', code: 'k' },
      { _tag: 'NotConfirmed', how: 'unavailable' },
    ],
    [{ _tag: 'OutcomeUnknown' }, { _tag: 'Unheard' }],
    [
      { _tag: 'OutcomeUnknown', transactionId: 'pi_1' },
      { _tag: 'Confirmed', transactionId: 'pi_1' },
    ],
  ]
  for (const [problem, end] of ends)
    it(`PAY-15, PAY-17 an end of ${JSON.stringify(problem)} is told as what it is`, async () => {
      const sheets = walletSheets()
      void sheets.agreed(anOrder().place)
      const ended = sheets.confirm('pi_1_secret_2')
      sheets.finished(failed(problem))
      expect(await ended).to.deep.equal(end)
    })
})
