import { expect } from 'chai'
import { type AboutAccount, weaknessOf } from '../../../src-server/account/weak-password.ts'

const about: AboutAccount = {
  email: 'ludmila.ortega@posta.example',
  firstName: 'Ludmila',
  lastName: 'Ortega',
  phone: '(212) 555-0188',
  brandName: 'Noodle House',
}

describe('passwords that are guessed first', () => {
  const common = [
    'password',
    'Password1!',
    'P@ssw0rd2024!',
    'qwerty123',
    'iloveyou2',
    'Summer2026',
    'aaaaaaaa',
    'abcabcabc',
    '12345678',
    '87654321',
    'abcdefgh1',
    '19840623',
    '5035550110',
    'letmein!!',
    'contraseña1',
  ]
  for (const password of common)
    it(`G4 ${password} is common`, () => expect(weaknessOf(password, about)).to.equal('common'))

  const personal = ['ludmila1984', 'OrtegaOrtega', 'ludmila.ortega', 'noodlehouse!', 'my5550188!!', 'Posta2026']
  for (const password of personal)
    it(`G4 ${password} is personal`, () => expect(weaknessOf(password, about)).to.equal('personal'))

  const good = [
    'noodles for ana',
    'correct horse battery staple',
    'tomates verdes fritos',
    'x7#kd0Plq',
    'ludmila walks her dog at noon',
    '830194756120',
    'summerhouse by the river',
    '面条和汤都很好吃呢',
    '        a b        ',
  ]
  for (const password of good)
    it(`G4 ${password} is neither`, () => expect(weaknessOf(password, about)).to.equal(undefined))

  it('G4 a name of three letters is no reason against a password', () => {
    expect(weaknessOf('anchovies7', { ...about, firstName: 'Anc', lastName: 'Li' })).to.equal(undefined)
  })
})
