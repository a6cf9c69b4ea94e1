import { expect } from 'chai'
import {
  isSetupDue,
  recoveryAlphabet,
  recoveryCodeLength,
  shownRecoveryCode,
  typedCodeOf,
} from '../../../src-domain/staff/second-factor.ts'

describe('A code of the second factor', () => {
  it('is six digits, with blanks wherever an app shows them', () => {
    for (const typed of ['246810', ' 246 810 ', '246-810'])
      expect(typedCodeOf(typed)).to.deep.equal({ _tag: 'TimeCode', digits: '246810' })
  })

  it('is a recovery code in either case, with letters that look like digits', () => {
    const read = { _tag: 'RecoveryCode', code: '01120abcde' }
    for (const typed of ['01120-abcde', '0112 0ABCDE', 'oIL2O-abcde'])
      expect(typedCodeOf(typed), typed).to.deep.equal(read)
  })

  it('is nothing else', () => {
    for (const typed of ['', '24681', '2468101', '01120-abcd', '01120-abcdu', '٢٤٦٨١٠'])
      expect(typedCodeOf(typed), typed).to.equal(undefined)
  })

  it('is read as it is shown', () => {
    const code = recoveryAlphabet.slice(5, 5 + recoveryCodeLength)
    expect(shownRecoveryCode(code)).to.match(/^\w{5}-\w{5}$/)
    expect(typedCodeOf(shownRecoveryCode(code))).to.deep.equal({ _tag: 'RecoveryCode', code })
  })
})

describe('The setup of a second factor', () => {
  it('is due for an owner without one where it is required, and not for other roles', () => {
    expect(isSetupDue({ role: 'owner' }, true)).to.equal(true)
    expect(isSetupDue({ role: 'owner' }, false)).to.equal(false)
    expect(isSetupDue({ role: 'owner', secondFactor: 'on' }, true)).to.equal(false)
    for (const role of ['manager', 'counter', 'device'] as const) expect(isSetupDue({ role }, true)).to.equal(false)
  })
})
