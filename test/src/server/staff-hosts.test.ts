import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { loadBrands } from '../../../src/brand/load-brands.ts'
import { readEnvironment } from '../../../src/environment/environment.ts'
import { brandOfStaffHost, staffHostRefusal, staffOrigin } from '../../../src/server/staff-hosts.ts'

const environmentOf = (variables: Readonly<Record<string, string>>) => {
  const read = readEnvironment(variables)
  if (!isRight(read)) throw new Error(read.left)
  return read.right
}
const brands = loadBrands('brands')
const idAt = (host: string, variables: Readonly<Record<string, string>>) =>
  brandOfStaffHost(brands, environmentOf(variables))(host)?.brand.id

describe('STAFF_ORIGIN', () => {
  it('gives each brand a host of its own by the brand’s id, with any port', () => {
    const apart = { STAFF_ORIGIN: 'http://{brand}.staff.localhost:3000' }
    expect(idAt('ember.staff.localhost:3000', apart)).to.equal('ember')
    expect(idAt('NOCTURNE.staff.localhost', apart)).to.equal('nocturne')
    expect(idAt('ember.localhost', apart)).to.equal(undefined)
    expect(idAt('ember.staff.localhost', {})).to.equal(undefined)
  })

  it('is one host where one brand is served', () => {
    const one = { STAFF_ORIGIN: 'https://staff.example', BRAND: 'nocturne' }
    expect(idAt('staff.example', one)).to.equal('nocturne')
    expect(staffHostRefusal(environmentOf(one), brands)).to.equal(undefined)
  })

  it('is refused where brands would share a host with each other or with a shop, or without https', () => {
    const refusal = (origin: string, more: Readonly<Record<string, string>> = {}) =>
      staffHostRefusal(environmentOf({ STAFF_ORIGIN: origin, ...more }), brands)
    expect(refusal('https://staff.example')).to.include('put {brand} into it')
    expect(refusal('https://{brand}.localhost')).to.match(
      /^STAFF_ORIGIN names \w+\.localhost, which is a host of a shop/,
    )
    expect(refusal('http://{brand}.staff.example', { APP_ENV: 'production' })).to.include('needs https')
    expect(refusal('https://{brand}.staff.example', { APP_ENV: 'production' })).to.equal(undefined)
    for (const wrong of ['staff.example', 'https://staff.example/', 'https://{shop}.example'])
      expect(isRight(readEnvironment({ STAFF_ORIGIN: wrong })), wrong).to.equal(false)
  })

  it('is where links to the staff pages lead', () => {
    const [brand] = brands
    if (brand === undefined) throw new Error('no brand')
    const origin = (variables: Readonly<Record<string, string>>) => staffOrigin(brand, environmentOf(variables))
    expect(origin({ STAFF_ORIGIN: 'https://{brand}.staff.example' })).to.equal(
      `https://${brand.brand.id}.staff.example`,
    )
  })
})
