import { expect } from 'chai'
import { mayDo, permissions } from '../../../src-domain/staff/permissions.ts'
import { roles } from '../../../src-domain/staff/role.ts'
import { mayDoAt } from '../../../src-domain/staff/staff-member.ts'

const allowed = Object.fromEntries(roles.map((role) => [role, permissions.filter((one) => mayDo(role, one))]))

describe('what staff may do', () => {
  it('follows from the role', () => {
    expect(allowed['owner']).to.deep.equal(permissions)
    expect(allowed['manager']).to.deep.equal(permissions.filter((one) => one !== 'team:write' && one !== 'brand:write'))
    expect(
      ['offers:write', 'reports:read', 'setup:write', 'team:write'].filter((one) =>
        allowed['counter']?.some((may) => may === one),
      ),
    ).to.deep.equal([])
    expect(allowed['device']).to.deep.equal(['orders:read', 'orders:write'])
  })

  it('holds at the member’s own locations alone; an owner has all of the brand', () => {
    const counter = { role: 'counter', locationIds: ['loc-1'] } as const
    expect(mayDoAt(counter, 'orders:read', 'loc-1')).to.equal(true)
    expect(mayDoAt(counter, 'orders:read', 'loc-2')).to.equal(false)
    expect(mayDoAt({ role: 'owner', locationIds: [] }, 'orders:cancel', 'loc-2')).to.equal(true)
  })
})
