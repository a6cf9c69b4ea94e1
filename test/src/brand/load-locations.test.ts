import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { brandFolder } from '../../../src/brand/brand-folder.ts'
import { loadLocations } from '../../../src/brand/load-locations.ts'
import { StartError } from '../../../src/environment/start-error.ts'
import { newBrand } from '../../../src/integrator/new-brand.ts'

const written = Object(newBrand('corner')['locations.json'])[0]

describe('locations.json', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'locations-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const loaded = (...differences: readonly object[]) => {
    writeFileSync(join(root, 'locations.json'), JSON.stringify(differences.map((one) => ({ ...written, ...one }))))
    return loadLocations(brandFolder(root), 'USD').locations
  }

  it('has locations and tables with names of their own', () => {
    const second = { id: 'loc-2', slug: 'side-street' }
    const [seven, eight] = [
      { id: 'table-7', number: '7a' },
      { id: 'table-8', number: '8' },
    ]
    const whole = loaded({ tables: [seven, eight] }, { ...second, tables: [seven] })
    expect(whole.map(({ location }) => location.slug)).to.deep.equal(['main-street', 'side-street'])
    const broken: readonly (readonly [string, readonly object[]])[] = [
      ['slug: there are two locations main-street', [{}, { id: 'loc-2' }]],
      [`id: there are two locations ${written.id}`, [{}, { slug: 'side-street' }]],
      ['main-street.tables: there are two tables 7a', [{ tables: [seven, { id: 'table-9', number: '7A' }] }]],
      ['main-street.tables: there are two tables table-7', [{ tables: [seven, { ...eight, id: 'table-7' }] }]],
    ]
    for (const [fault, differences] of broken)
      expect(() => loaded(...differences), fault).to.throw(StartError, `locations.json is broken at ${fault}`)
  })
})
