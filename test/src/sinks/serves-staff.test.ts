import { expect } from 'chai'
import { brandsWithoutStaff, servesStaff, withoutStaffWarning } from '../../../src/sinks/serves-staff.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aSink } from '../../builders/sink-builder.ts'

const tagged = aBrand({ id: 'tagged', analytics: { tag_manager: aSink('GTM-ABC123') } })
const plain = aBrand({ id: 'plain' })
const shop = 'order.example'
const production = { APP_ENV: 'production' } as const
const apart = { ...production, STAFF_ORIGIN: 'https://{brand}.staff.example' }

describe('Whether a host has the staff document of a brand', () => {
  it('is no outside development if a vendor script runs on the shop’s host', () => {
    expect(servesStaff(tagged, production, shop)).to.equal(false)
    expect(servesStaff(tagged, { APP_ENV: 'stage' }, shop)).to.equal(false)
    expect(servesStaff(tagged, { APP_ENV: 'development' }, shop)).to.equal(true)
    expect(servesStaff(plain, production, shop)).to.equal(true)
  })

  it('is yes beside a sink without a script, because nothing foreign runs', () => {
    const listed = aBrand({ analytics: { data_layer: aSink('events') } })
    expect(servesStaff(listed, production, shop)).to.equal(true)
  })

  it('is yes at the brand’s own host of STAFF_ORIGIN alone, with or without tags', () => {
    for (const brand of [tagged, plain]) {
      expect(servesStaff(brand, apart, `${brand.id}.staff.example`)).to.equal(true)
      expect(servesStaff(brand, apart, `${brand.id}.staff.example:8443`)).to.equal(false)
      expect(servesStaff(brand, apart, 'other.staff.example')).to.equal(false)
      expect(servesStaff(brand, apart, shop)).to.equal(false)
    }
    expect(
      servesStaff(plain, { ...production, STAFF_ORIGIN: 'https://staff.example:8443' }, 'staff.example:8443'),
    ).to.equal(true)
  })

  it('names each brand without one in a warning', () => {
    const brands = [{ brand: tagged }, { brand: plain }]
    expect(brandsWithoutStaff(brands, production).map(withoutStaffWarning)).to.deep.equal([
      'Brand tagged has no /staff: its analytics load vendor scripts, which could act with a staff session. Set STAFF_ORIGIN to a host of its own',
    ])
    expect(brandsWithoutStaff(brands, { APP_ENV: 'development' })).to.deep.equal([])
    expect(brandsWithoutStaff(brands, apart)).to.deep.equal([])
  })
})
