import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { brandCheck } from '../../../../src/integrator/check-command.ts'
import type { Command } from '../../../../src/integrator/command.ts'
import { menuImport } from '../../../../src/integrator/menu-import/import-command.ts'
import { menuFormats } from '../../../../src/integrator/menu-import/menu-formats.ts'
import { plainText } from '../../../../src/integrator/menu-import/plain-text.ts'
import { brandNew } from '../../../../src/integrator/new-command.ts'

type Path = readonly (string | number)[]

const fixtures = 'test/src/integrator/menu-import/fixtures'

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

describe('menus of other systems', () => {
  for (const from of ['square', 'uber']) {
    const text = readFileSync(`${fixtures}/${from}.json`, 'utf8')
    const read = (json: unknown) => menuFormats[from]?.(JSON.stringify(json), 'USD')

    it(`reads ${from} into a new brand in which nothing is wrong, and a second time changes nothing`, () => {
      const root = mkdtempSync(join(tmpdir(), 'tureen-vendor-'))
      try {
        const run = (command: (call: Command) => number, ...args: readonly string[]) => {
          const lines: string[] = []
          const say = (line: string) => void lines.push(line)
          return { code: command({ args, variables: { BRANDS_DIR: root }, say, complain: say }), lines }
        }
        run(brandNew, 'corner')
        const args = ['--from', from, `${fixtures}/${from}.json`, '--brand', 'corner']
        const first = run(menuImport, ...args)
        expect(first.code, first.lines.join('\n')).to.equal(0)
        expect(first.lines.filter((line) => line.startsWith('did not fit: ')).length).to.be.greaterThan(5)
        expect(run(brandCheck, 'corner').lines.filter((line) => line.startsWith('error'))).to.deep.equal([])
        const before = readFileSync(join(root, 'corner/menu.json'), 'utf8')
        expect(run(menuImport, ...args).lines.at(-1)).to.equal(`${root}/corner/menu.json has all of it already`)
        expect(readFileSync(join(root, 'corner/menu.json'), 'utf8')).to.equal(before)
        // A menu of Uber Eats names no currency.
        if (from === 'uber') return
        writeFileSync(join(root, 'yen.json'), text.replaceAll('"USD"', '"JPY"'))
        const yen = run(menuImport, '--from', from, join(root, 'yen.json'), '--brand', 'corner')
        expect([yen.code, yen.lines[0]?.includes('in JPY')]).to.deep.equal([1, true])
      } finally {
        rmSync(root, { recursive: true, force: true })
      }
    })

    it(`uses or reports each value of ${from}, but for positions, which only order`, () => {
      const json: unknown = JSON.parse(text)
      const before = JSON.stringify(read(json))
      const values = leaves(json).filter((path) => path.at(-1) !== 'ordinal')
      expect(values.length).to.be.greaterThan(100)
      const silent = values.filter((path) => {
        const value = path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), json)
        return changed(value).every((other) => JSON.stringify(read(withValue(json, path, other))) === before)
      })
      expect(silent.map((path) => path.join('.'))).to.deep.equal([])
    })
  }

  it('reads prices, sizes, bounds, defaults, allergens and texts of a Square catalog', () => {
    const seen = menuFormats['square']?.(readFileSync(`${fixtures}/square.json`, 'utf8'), 'USD')
    if (seen === undefined || isLeft(seen)) throw new Error('unread')
    const at = (...path: Path) => path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), seen.right.json)
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
      allergens: { contains: ['GLUTEN', 'SOY', 'Buckwheat'] },
      calories: { min: 640, max: 640 },
    })
    expect([at('items', 'VRS', 'price'), at('items', 'VRL', 'price')]).to.deep.equal([0, 2.75])
    expect(at('items', 'IUDON')).to.deep.include({ options: ['MLTOP-1-2'], allergens: { contains: [] } })
    expect(at('options', 'MLTOP')).to.deep.include({ min: 0, max: 3, defaultModifiers: ['MNORI'] })
    expect(at('options', 'MLTOP', 'items')).to.deep.equal(['MEGG', 'MCORN', 'MNORI'])
    expect(at('options', 'MLMILK')).to.deep.include({ max: 1, items: ['MCOW', 'MOAT'] })
    expect([at('items', 'IOLD'), at('items', 'ICATER')]).to.deep.equal([undefined, undefined])
    const lost = seen.right.didNotFit.map(({ path }) => path)
    expect(lost).to.include.members([
      'objects of type TAX',
      'objects of type IMAGE',
      'objects of type ITEM',
      'items without a fixed price',
      'objects[].item_data.image_ids',
      'objects[].item_data.variations[].item_variation_data.sku',
      'objects[].item_data.variations[].item_variation_data.location_overrides',
    ])
  })

  it('reads prices in groups, bounds, hours and suspensions of a menu of Uber Eats', () => {
    const seen = menuFormats['uber']?.(readFileSync(`${fixtures}/uber.json`, 'utf8'), 'USD')
    if (seen === undefined || isLeft(seen)) throw new Error('unread')
    const at = (...path: Path) => path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), seen.right.json)
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
    expect(at('items', 'enchiladas', 'suspendedUntil')).to.equal(1_796_032_800)
    expect(seen.right.didNotFit.map(({ path }) => path)).to.include.members([
      'translations.es_us',
      'price_info.overrides of another context',
      'service_availability with several periods',
      'items[].image_url',
      'items[].dish_info',
      'items[].tax_info',
    ])
  })

  it('turns HTML and entities into text', () => {
    expect(plainText('<p>Fish &amp; chips</p><ul><li>hot</li></ul>3 &lt; 4&#x21;&nbsp;&bogus; 1 < 2')).to.equal(
      'Fish & chips\nhot\n3 < 4! &bogus; 1 < 2',
    )
  })
})
