import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { editProfile, isEmailFixed } from '../../../src-domain/account/edit-profile.ts'
import type { ProfileGateway } from '../../../src-domain/account/profile-gateway.ts'
import type { PatronState } from '../../../src-domain/account/session.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aPatron } from '../../builders/patron-builder.ts'

const ana = aPatron({ id: 'ana', firstName: 'Ana' })
const profile = { firstName: 'Anna', lastName: 'Diaz', email: 'ana@example.com' }

function editing(change: ProfileGateway['change']) {
  const patron = cell<PatronState>({ patron: ana })
  return { patron, save: editProfile({ profiles: { change }, patron }) }
}

describe('editing a profile', () => {
  it('API-19 shows the patron as the server keeps them', async () => {
    const { patron, save } = editing(async (told) => right({ ...ana, ...told }))
    await save(profile)
    expect(patron.current().patron?.firstName).to.equal('Anna')
  })

  it('signs nobody in again who signed out while it was saved', async () => {
    const opened = editing(async () => {
      opened.patron.update(() => ({}))
      return right(ana)
    })
    await opened.save(profile)
    expect(opened.patron.current()).to.deep.equal({})
  })

  it('tells why nothing was changed, and the patron is as before', async () => {
    const refused = { _tag: 'Refused', status: 429, message: 'Too many.' } as const
    const cases = [
      [{ _tag: 'EmailCodeDue' }, { _tag: 'EmailCodeDue' }],
      [{ _tag: 'EmailTaken' }, { _tag: 'EmailTaken' }],
      [{ _tag: 'NoResponse' }, { _tag: 'NoAnswer' }],
      [refused, { _tag: 'Failed', message: 'Too many.' }],
      [{ _tag: 'NotUnderstood', detail: '?' }, { _tag: 'Failed' }],
    ] as const
    for (const [failure, told] of cases) {
      const { patron, save } = editing(async () => left(failure))
      expect(await save(profile)).to.deep.equal(left(told))
      expect(patron.current().patron).to.equal(ana)
    }
  })

  it('PROF-07 lets no e-mail be edited that another service told', () => {
    for (const type of ['google', 'facebook', 'apple'] as const) expect(isEmailFixed({ type }), type).to.equal(true)
    expect(isEmailFixed({ type: 'email', userIdApple: '7' })).to.equal(true)
    expect(isEmailFixed({ type: 'email' })).to.equal(false)
  })
})
