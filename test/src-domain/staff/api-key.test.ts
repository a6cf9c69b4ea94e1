import { expect } from 'chai'
import { keyScopes } from '../../../src-domain/staff/api-key.ts'
import { pairingCode } from '../../../src-domain/staff/paired-device.ts'
import { mayDo, permissions } from '../../../src-domain/staff/permissions.ts'
import { mayDoAt, worksAt } from '../../../src-domain/staff/staff-member.ts'

const key = { role: 'key', locationIds: ['loc-1'], isBrandWide: false, scopes: ['orders:read'] } as const
const everywhere = { role: 'key', locationIds: [], isBrandWide: true, scopes: keyScopes } as const

describe('an API key', () => {
  it('may do what its scopes name, at its own location alone', () => {
    expect(permissions.filter((one) => mayDoAt(key, one, 'loc-1'))).to.deep.equal(['orders:read'])
    expect(permissions.filter((one) => mayDoAt(key, one, 'loc-2'))).to.deep.equal([])
    expect(worksAt(key, 'loc-2')).to.equal(false)
  })

  it('works at every location if it is for the whole brand, and never gets more than the four scopes', () => {
    expect(permissions.filter((one) => mayDoAt(everywhere, one, 'loc-2'))).to.deep.equal([...keyScopes])
    expect(keyScopes).to.have.members(['orders:read', 'orders:write', 'availability:write', 'reports:read'])
  })

  it('has no permission that is checked without a location', () => {
    expect(permissions.filter((one) => mayDo('key', one))).to.deep.equal([])
  })
})

describe('a pairing code', () => {
  it('is six digits, with spaces or a dash as people type them', () => {
    expect(['012345', '012 345', ' 012-345 '].map(pairingCode)).to.deep.equal(['012345', '012345', '012345'])
    expect(['', '12345', '1234567', '12345a', '１２３４５６'].map(pairingCode)).to.deep.equal(Array(5).fill(undefined))
  })
})
