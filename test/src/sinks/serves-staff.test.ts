import { expect } from 'chai'
import { brandsWithoutStaff, servesStaff, withoutStaffWarning } from '../../../src/sinks/serves-staff.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aSink } from '../../builders/sink-builder.ts'

const tagged = aBrand({ id: 'tagged', analytics: { tag_manager: aSink('GTM-ABC123') } })
const plain = aBrand({ id: 'plain' })

describe('Whether a brand has the staff document', () => {
  it('has none outside development if a vendor script runs on the brand’s host', () => {
    expect(servesStaff(tagged, 'production')).to.equal(false)
    expect(servesStaff(tagged, 'stage')).to.equal(false)
    expect(servesStaff(tagged, 'development')).to.equal(true)
    expect(servesStaff(plain, 'production')).to.equal(true)
  })

  it('has one beside a sink without a script, because nothing foreign runs', () => {
    const listed = aBrand({ analytics: { data_layer: aSink('events') } })
    expect(servesStaff(listed, 'production')).to.equal(true)
  })

  it('names each brand without it in a warning', () => {
    const brands = [{ brand: tagged }, { brand: plain }]
    expect(brandsWithoutStaff(brands, 'production').map(withoutStaffWarning)).to.deep.equal([
      'Brand tagged has no /staff: its analytics load vendor scripts, which could act with a staff session',
    ])
    expect(brandsWithoutStaff(brands, 'development')).to.deep.equal([])
  })
})
