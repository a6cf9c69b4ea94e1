import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { emptyRedeemForm, type RedeemState, redeemCode } from '../../../src-domain/loyalty/redeem-code.ts'
import { aCell } from '../../builders/fake-ports.ts'

function opened(answer: Either<CallFailure, void>) {
  const form = aCell<RedeemState>({ isSubmitting: false, refusal: { message: 'The last one was wrong.' } })
  const seen: string[] = []
  const note = (what: string) => void seen.push(`${what}${form.current().isSubmitting ? ', submitting' : ''}`)
  const submit = redeemCode({
    redeem: async (code) => {
      note(`redeem "${code}"${form.current().refusal === undefined ? '' : ', with an old error'}`)
      return answer
    },
    form,
    reload: async () => note('reload'),
    goBack: () => note('back'),
  })
  return { form, seen, submit }
}

describe('putting a code into the wallet', () => {
  it('LOYAL-12 clears the error, sends the code, asks anew what there is, and goes back', async () => {
    const { form, seen, submit } = opened(right(undefined))
    await submit('TEN')
    expect(seen).to.deep.equal(['redeem "TEN", submitting', 'reload, submitting', 'back'])
    expect(form.current()).to.deep.equal(emptyRedeemForm)
  })

  it('LOYAL-12, LOYAL-13 stays with what the server said; nothing is refused before it was asked', async () => {
    const { form, seen, submit } = opened(left({ _tag: 'Refused', status: 422, message: 'Not valid.' }))
    await submit('')
    expect(seen).to.deep.equal(['redeem "", submitting'])
    expect(form.current()).to.deep.equal({ isSubmitting: false, refusal: { message: 'Not valid.' } })
  })

  it('LOYAL-12 has an error without words when nobody answered', async () => {
    const { form, submit } = opened(left({ _tag: 'NoResponse' }))
    await submit('TEN')
    expect(form.current()).to.deep.equal({ isSubmitting: false, refusal: {} })
  })

  it('LOYAL-12 a second press while one is under way sends nothing', async () => {
    const { seen, submit } = opened(right(undefined))
    await Promise.all([submit('TEN'), submit('TEN')])
    expect(seen.filter((what) => what.startsWith('redeem'))).to.have.lengthOf(1)
  })
})
