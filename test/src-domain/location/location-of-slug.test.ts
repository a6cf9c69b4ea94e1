import { expect } from 'chai'
import { locationOfSlug } from '../../../src-domain/location/location-of-slug.ts'

describe('the location of a link', () => {
  const harbour = { slug: 'harbour', formerSlugs: ['docks', 'midtown'] }
  const midtown = { slug: 'midtown' }

  it('LOC-04 finds a location by its slug before one that had the slug earlier', () => {
    expect(locationOfSlug([harbour, midtown], 'midtown')).to.equal(midtown)
    expect(locationOfSlug([harbour, midtown], 'harbour')).to.equal(harbour)
  })

  it('LOC-04 finds a location by a former slug, and nothing by an unknown one', () => {
    expect(locationOfSlug([midtown, harbour], 'docks')).to.equal(harbour)
    expect(locationOfSlug([midtown, harbour], 'nowhere')).to.equal(undefined)
  })
})
