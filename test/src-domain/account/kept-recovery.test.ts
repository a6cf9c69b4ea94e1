import { expect } from 'chai'
import { beginningOf, type KeptRecovery, recoveryLife } from '../../../src-domain/account/kept-recovery.ts'
import { newSignIn, type SignInFlow } from '../../../src-domain/account/sign-in-flow.ts'

const now = 1_790_000_000_000
const kept: KeptRecovery = { email: 'ana@example.com', code: 'asked', visit: 'visit-1', until: now + 1 }
const atCode: SignInFlow = { ...newSignIn, step: 'forgot-password', email: kept.email, recovery: { _tag: 'AskCode' } }

describe('Coming back to a forgotten password', () => {
  it('ACCT-36 leads to the code that was asked for, in the visit that asked for it', () => {
    expect(beginningOf(undefined, kept, now)).to.deep.equal({ flow: atCode, visit: 'visit-1' })
  })

  it('ACCT-38 leads to another code where that one was spent, and says so', () => {
    expect(beginningOf(undefined, { ...kept, code: 'spent' }, now)).to.deep.equal({
      flow: { ...atCode, recovery: { _tag: 'AskEmail' }, notice: 'CodeOver' },
      visit: 'visit-1',
    })
  })

  it('ACCT-36 is over after ten minutes, whatever is done to the clock', () => {
    expect(recoveryLife).to.equal(600_000)
    for (const until of [now, now - 1, now + recoveryLife + 1])
      expect(beginningOf(undefined, { ...kept, until }, now), String(until)).to.deep.equal({ flow: newSignIn })
    const latest = beginningOf(undefined, { ...kept, until: now + recoveryLife }, now)
    expect(latest.flow.recovery).to.deep.equal({ _tag: 'AskCode' })
  })

  it('ACCT-26 is not what signing in has led to', () => {
    const due: SignInFlow = { ...newSignIn, step: 'update-password', held: { token: 'narrow' } }
    expect(beginningOf(due, kept, now)).to.deep.equal({ flow: due })
    expect(beginningOf(undefined, undefined, now)).to.deep.equal({ flow: newSignIn })
  })
})
