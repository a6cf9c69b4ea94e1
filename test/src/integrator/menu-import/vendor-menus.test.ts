import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { brandCheck } from '../../../../src/integrator/check-command.ts'
import { csvRows } from '../../../../src/integrator/menu-import/csv-rows.ts'
import { csvText } from '../../../../src/integrator/menu-import/csv-text.ts'
import { menuImport } from '../../../../src/integrator/menu-import/import-command.ts'
import { menuFormats } from '../../../../src/integrator/menu-import/menu-formats.ts'
import { plainText } from '../../../../src/integrator/menu-import/plain-text.ts'
import { brandNew } from '../../../../src/integrator/new-command.ts'
import { commandsIn } from './run-command.ts'
import { fixtureOf, fixtures, type Path, readFixture, type Vendor } from './vendor-fixture.ts'

function leaves(json: unknown, path: Path = []): readonly Path[] {
  if (typeof json !== 'object' || json === null) return [path]
  const keys: readonly (string | number)[] = Array.isArray(json) ? [...json.keys()] : Object.keys(json)
  return keys.flatMap((key) => leaves(Reflect.get(json, key), [...path, key]))
}

function changed(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [-1e6, 1e6]
  return [typeof value === 'boolean' ? !value : `zz${value}`]
}

/** A copy with another value at the path. */
function withValue(json: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const inner = withValue(Reflect.get(Object(json), key), rest, value)
  return Array.isArray(json) ? json.with(Number(key), inner) : { ...Object(json), [key]: inner }
}

interface Format {
  readonly parse: (file: string) => unknown
  readonly write: (json: unknown) => string
}

const formats: Readonly<Record<'json' | 'csv', Format>> = {
  json: { parse: (file): unknown => JSON.parse(file), write: (json) => JSON.stringify(json) },
  csv: {
    parse: (file) => {
      const table = csvRows(file)
      return isLeft(table) ? [] : table.right.rows.map(({ cells }) => cells)
    },
    write: (json) => csvText(Array.isArray(json) ? json : []),
  },
}

const vendors = Object.keys(fixtures).map((name) => name as Vendor)
const isOfUnknownCurrency = (vendor: Vendor) => ['loyverse', 'toast', 'uber'].includes(vendor)

describe('menus of other systems', () => {
  for (const from of vendors) {
    const text = readFileSync(fixtureOf(from), 'utf8')
    const { parse, write } = formats[fixtures[from]]
    const read = (json: unknown) => JSON.stringify(menuFormats[from]?.(write(json), 'USD'))

    it(`reads ${from} into a new brand in which nothing is wrong, and a second time changes nothing`, async () => {
      const root = mkdtempSync(join(tmpdir(), 'tureen-vendor-'))
      try {
        const run = commandsIn(root)
        await run(brandNew, 'corner')
        const args = ['--from', from, fixtureOf(from), '--brand', 'corner']
        const first = await run(menuImport, ...args)
        expect(first.code, first.lines.join('\n')).to.equal(0)
        expect(first.lines.filter((line) => line.startsWith('did not fit: ')).length).to.be.greaterThan(5)
        expect((await run(brandCheck, 'corner')).lines.filter((line) => line.startsWith('error'))).to.deep.equal([])
        const before = readFileSync(join(root, 'corner/menu.json'), 'utf8')
        expect((await run(menuImport, ...args)).lines.at(-1)).to.equal(`${root}/corner/menu.json has all of it already`)
        expect(readFileSync(join(root, 'corner/menu.json'), 'utf8')).to.equal(before)
        if (isOfUnknownCurrency(from)) return
        writeFileSync(join(root, 'yen.json'), text.replaceAll('"USD"', '"JPY"'))
        const yen = await run(menuImport, '--from', from, join(root, 'yen.json'), '--brand', 'corner')
        expect([yen.code, yen.lines[0]?.includes('in JPY')]).to.deep.equal([1, true])
      } finally {
        rmSync(root, { recursive: true, force: true })
      }
    })

    it(`uses or reports each value of ${from}, but for positions, which only order, and for nothing`, () => {
      const json = parse(text)
      const before = read(json)
      const at = (path: Path) => path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), json)
      const values = leaves(json).filter((path) => {
        const isNothing = [null, ''].includes(Object(at(path)) === at(path) ? '-' : (at(path) as string | null))
        return path.at(-1) !== 'ordinal' && !isNothing
      })
      expect(values.length).to.be.greaterThan(100)
      const silent = values.filter((path) =>
        changed(at(path)).every((other) => read(withValue(json, path, other)) === before),
      )
      expect(silent.map((path) => path.join('.'))).to.deep.equal([])
    })
  }

  it('reads prices, sizes, bounds, defaults, allergens and texts of a Square catalog', () => {
    const { at, lost, draft } = readFixture('square')
    expect(at('menus', 'menu-pickup', 'groups')).to.deep.equal(['CATBOWLS', 'CATDRINK', 'no-category'])
    expect(at('groups', 'CATBOWLS')).to.deep.include({ name: 'Bowls & soups', subgroups: ['CATHOT', 'CATCOLD'] })
    expect(at('groups', 'CATHOT', 'items')).to.deep.equal(['IRAMEN', 'IUDON', 'IDAN'])
    expect(at('items', 'IRAMEN')).to.deep.equal({
      id: 'IRAMEN',
      name: 'Harbor ramen',
      description: 'Broth of two days & a half.\nCafé bowl.',
      price: 11.5,
      options: ['IRAMEN-size', 'MLTOP'],
      dietaryRestrictions: ['Dairy free'],
      allergens: { contains: ['Gluten', 'Soy', 'Buckwheat'] },
      isAlcohol: false,
      calories: { min: 640, max: 640 },
    })
    expect([at('items', 'VRS', 'price'), at('items', 'VRL', 'price')]).to.deep.equal([0, 2.75])
    expect(at('items', 'IUDON'))
      .to.deep.include({ options: ['MLTOP-1-2'] })
      .and.not.to.have.property('allergens')
    expect(at('items', 'IDAN', 'isAlcohol')).to.equal(true)
    expect(draft.pictures).to.deep.equal([
      { part: 'items', id: 'IRAMEN', address: 'https://pictures.example/ramen.jpg' },
    ])
    expect(at('options', 'MLTOP')).to.deep.include({ min: 0, max: 3, defaultModifiers: ['MNORI'] })
    expect(at('options', 'MLTOP', 'items')).to.deep.equal(['MEGG', 'MCORN', 'MNORI'])
    expect(at('options', 'MLMILK')).to.deep.include({ max: 1, items: ['MCOW', 'MOAT'] })
    expect([at('items', 'IOLD'), at('items', 'ICATER')]).to.deep.equal([undefined, undefined])
    expect(lost).to.include.members([
      'objects of type TAX',
      'pictures of no dish',
      'objects of type ITEM',
      'items without a fixed price',
      'item_data.image_ids after the first',
      'item_data.image_ids without a picture in the file',
      'objects[].item_data.variations[].item_variation_data.sku',
      'objects[].item_data.variations[].item_variation_data.location_overrides',
    ])
  })

  it('reads prices in groups, bounds, hours, suspensions and facts of a menu of Uber Eats', () => {
    const { at, lost, draft } = readFixture('uber')
    expect(at('menus', 'lunch-pickup')).to.deep.equal({
      id: 'lunch-pickup',
      name: 'Lunch',
      orderType: 'pickup',
      groups: ['tacos', 'drinks'],
      availability: { days: [1, 2, 3, 4, 5], from: '11:00', to: '15:00' },
    })
    expect(at('groups', 'tacos')).to.deep.include({ name: 'Tacos & more', description: 'Three to an order' })
    expect(at('items', 'pastor')).to.deep.include({ price: 12.5, options: ['salsa', 'size'] })
    expect(at('options', 'side')).to.deep.include({ min: 1, max: 2, items: ['rice', 'beans', 'guacamole-in-side'] })
    expect([at('items', 'guacamole', 'price'), at('items', 'guacamole-in-side', 'price')]).to.deep.equal([5.5, 2.25])
    const dinner = { name: 'All day', orderType: 'delivery', groups: ['tacos', 'plates', 'sweets', 'drinks'] }
    expect([at('menus', 'allday-delivery'), at('menus', 'allday-delivery-2')]).to.deep.equal([
      { id: 'allday-delivery', ...dinner, availability: { days: [6], from: '10:00', to: '14:00' } },
      { id: 'allday-delivery-2', ...dinner, availability: { days: [6], from: '17:00', to: '22:00' } },
    ])
    expect(at('items', 'pastor')).to.deep.include({
      allergens: { contains: ['Corn', 'Shellfish'] },
      calories: { min: 540, max: 620 },
    })
    expect(at('items', 'fish-taco', 'allergens')).to.deep.equal({ contains: ['Fish', 'Tree nuts'] })
    expect(at('items', 'mushroom-taco', 'dietaryRestrictions')).to.deep.equal(['Vegetarian', 'Vegan'])
    expect([at('items', 'cerveza', 'isAlcohol'), at('items', 'mushroom-taco', 'isAlcohol')]).to.deep.equal([
      true,
      false,
    ])
    expect(at('items', 'mole')).to.deep.include({
      allergens: { contains: ['Peanuts', 'Sesame'] },
      calories: { min: 700, max: 810 },
    })
    expect(at('items', 'soda')).not.to.have.property('allergens')
    expect(draft.pictures).to.deep.equal([
      { part: 'items', id: 'pastor', address: 'https://pictures.example/pastor.jpg' },
    ])
    expect(at('items', 'enchiladas', 'suspendedUntil')).to.equal(1_796_032_800)
    expect(lost).to.include.members([
      'translations.es_us',
      'price_info.overrides of another context',
      'nutritional_info.calories.display_type',
      'items[].dish_info.classifications.ingredients',
      'items[].tax_info',
    ])
  })

  it('turns HTML and entities into text', () => {
    expect(plainText('<p>Fish &amp; chips</p><ul><li>hot</li></ul>3 &lt; 4&#x21;&nbsp;&bogus; 1 < 2')).to.equal(
      'Fish & chips\nhot\n3 < 4! &bogus; 1 < 2',
    )
    expect(plainText('<h3>Cr&egrave;me br&ucirc;l&eacute;e</h3>&frac12; l&hellip; R&D &copy')).to.equal(
      'Crème brûlée\n½ l… R&D &copy',
    )
  })
})
