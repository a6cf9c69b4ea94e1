import { expect } from 'chai'
import {
  codeProblem,
  newPasswordProblems,
  passwordProblem,
  patronNameProblems,
  signUpProblems,
} from '../../../src-domain/account/account-forms.ts'
import { emailProblem } from '../../../src-domain/account/email-address.ts'
import { phoneProblem } from '../../../src-domain/account/phone-problem.ts'

describe('The forms of the account', () => {
  it('ACCT-59, ACCT-60 an e-mail is required and has to look like one, spaces around it do not count', () => {
    for (const good of [
      'ana@example.com',
      ' ana@example.com ',
      'a.b+c@sub.example.co',
      'josé@exämple.de',
      'a@correo-ñandú.mx',
    ]) {
      expect(emailProblem(good), good).to.equal(undefined)
    }
    for (const bad of [
      'ana',
      'ana@',
      '@example.com',
      'ana@example',
      'ana@example.',
      'a b@example.com',
      'a@b@c.de',
      '#@#./',
      'a@-b.com',
      'a@b-.com',
      `a@${'b'.repeat(300)}.de`,
    ]) {
      expect(emailProblem(bad), bad).to.equal('invalid')
    }
    expect(emailProblem('  ')).to.equal('missing')
  })

  it('ACCT-61 a code has at least 4 characters', () => {
    expect([codeProblem(''), codeProblem('123'), codeProblem(' 1234 ')]).to.deep.equal([
      'missing',
      'too-short',
      undefined,
    ])
  })

  it('ACCT-61, ACCT-62, ACCT-65 names, passwords and codes have the bounds of the server', () => {
    const long = {
      ...{ firstName: 'a'.repeat(101), lastName: 'b'.repeat(100), email: 'ana@example.com' },
      phone: '2125550142',
    }
    expect(signUpProblems({ ...long, password: 'x'.repeat(257) })).to.deep.equal({
      firstName: 'too-long',
      password: 'too-long',
    })
    expect([passwordProblem('x'.repeat(256)), codeProblem('1'.repeat(41))]).to.deep.equal([undefined, 'too-long'])
  })

  it('ACCT-62 a password has at least 8 characters', () => {
    expect([passwordProblem(''), passwordProblem('1234567'), passwordProblem('12345678')]).to.deep.equal([
      'missing',
      'too-short',
      undefined,
    ])
  })

  it('ACCT-63 a patron needs both names and an e-mail', () => {
    expect(patronNameProblems({ firstName: ' ', lastName: '', email: 'x' })).to.deep.equal({
      firstName: 'missing',
      lastName: 'missing',
      email: 'invalid',
    })
    expect(patronNameProblems({ firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' })).to.deep.equal({})
  })

  it('ACCT-64 a phone has ten digits, perhaps a country code and an extension', () => {
    for (const good of [
      '2125550100',
      '212-555-0100',
      '(212) 555-0100',
      '+1 212.555.0100',
      '1-212-555-0100',
      '212 555 0100 x12',
      '2125550100 ext. 5',
    ]) {
      expect(phoneProblem(good), good).to.equal(undefined)
    }
    for (const bad of ['212555010', '21255501000000', 'phone', '212-555-010a', '2'.repeat(500)]) {
      expect(phoneProblem(bad), bad).to.equal('invalid')
    }
    expect(phoneProblem(' ')).to.equal('missing')
  })

  it('ACCT-65, ACCT-29 sign-up asks for everything; a social one for no password', () => {
    const empty = { firstName: '', lastName: '', email: '', phone: '' }
    const missing = { firstName: 'missing', lastName: 'missing', email: 'missing', phone: 'missing' }
    expect(signUpProblems({ ...empty, password: '' })).to.deep.equal({ ...missing, password: 'missing' })
    expect(signUpProblems(empty)).to.deep.equal(missing)
  })

  it('ACCT-62, ACCT-66 counts and compares a password however its accents were typed', () => {
    const [composed, decomposed] = ['caf\u00e9 noir', 'cafe\u0301 noir']
    expect(newPasswordProblems(composed, decomposed)).to.deep.equal({})
    expect(passwordProblem('e\u0301'.repeat(7))).to.equal('too-short')
  })

  it('ACCT-66 a new password is confirmed by the same one', () => {
    expect(newPasswordProblems('', '')).to.deep.equal({ password: 'missing', confirmation: 'missing' })
    expect(newPasswordProblems('12345678', '12345679')).to.deep.equal({ confirmation: 'different' })
    expect(newPasswordProblems('1234', '1234')).to.deep.equal({ password: 'too-short' })
    expect(newPasswordProblems('12345678', '12345678')).to.deep.equal({})
  })
})
