import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { brandCheck } from '../../../src/integrator/check-command.ts'
import { newBrand } from '../../../src/integrator/new-brand.ts'

type Json = Record<string, unknown>

function changed(json: unknown, ...parts: readonly [key: string, value: unknown][]): Json {
  return { ...Object(json), ...Object.fromEntries(parts) }
}

/** Runs the command in this process. */
function check(id: string, root: string) {
  const said: string[] = []
  const code = brandCheck({
    args: [id],
    variables: { BRANDS_DIR: root },
    say: (line) => said.push(line.replaceAll(`${root}/`, '')),
    complain: (line) => said.push(line),
  })
  return { code, said }
}

describe('npm run brand:check, of what can be shown and not be sold', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tureen-sales-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  interface Written {
    readonly brand?: Json
    readonly location?: Json
    /** Keys of the only item. */
    readonly item?: Json
    readonly more?: Readonly<Record<string, unknown>>
  }

  /** The warnings about the smallest brand with these keys; it has no error. */
  const warnings = ({ brand = {}, location = {}, item = {}, more = {} }: Written): readonly string[] => {
    const files = newBrand('corner')
    const [place] = Array.isArray(files['locations.json']) ? files['locations.json'] : []
    const menu: Json = Object(files['menu.json'])
    const items: Json = Object(menu['items'])
    const soup = changed(items['soup'], ...Object.entries(item))
    const written = {
      'brand.json': changed(files['brand.json'], ...Object.entries(brand)),
      'locations.json': [changed(place, ...Object.entries(location))],
      'menu.json': changed(menu, ['items', { soup, ...Object(more['items']) }], ['options', more['options'] ?? {}]),
    }
    mkdirSync(join(root, 'corner'), { recursive: true })
    for (const [name, json] of Object.entries(written)) writeFileSync(join(root, 'corner', name), JSON.stringify(json))
    const { code, said } = check('corner', root)
    expect(code, said.join('\n')).to.equal(0)
    expect(said.at(-1)).to.match(/^corner: 0 errors, \d+ warnings?$/)
    return said.slice(0, -1)
  }

  it('warns of a price of 0, unless a choice makes the price', () => {
    expect(warnings({ item: { price: 0 } })).to.deep.equal([
      'warning corner/menu.json items.soup costs nothing, whatever is chosen: give it or one of its choices a price',
    ])
    const bowl = (price: number) => ({
      options: { size: { id: 'size', name: 'Size', min: 1, max: 1, items: ['large'] } },
      items: { large: { id: 'large', name: 'Large', price } },
    })
    expect(warnings({ item: { price: 0, options: ['size'] }, more: bowl(9) })).to.deep.equal([])
    expect(warnings({ item: { price: 0, options: ['size'] }, more: bowl(0) })).to.have.length(1)
  })

  it('warns of an item above the limit of cash, by its least price', () => {
    const cash = { cash: { most: 20 } }
    expect(warnings({ brand: cash, item: { price: 20 } })).to.deep.equal([])
    expect(warnings({ brand: cash, item: { price: 20.01 } })).to.deep.equal([
      'warning corner/menu.json items.soup costs $20.01, and cash ends at $20.00, so it can only be paid by card: check its price, or raise cash.most in brand.json',
    ])
    expect(warnings({ brand: { ...cash, payment_processor: 'none' }, item: { price: 20.01 } })).to.deep.equal([
      'warning corner/menu.json items.soup costs $20.01, and cash ends at $20.00, so it cannot be sold: check its price, or raise cash.most in brand.json',
    ])
    expect(warnings({ brand: { ...cash, ordering: { cash: false } }, item: { price: 20.01 } })).to.deep.equal([])
    const sized = {
      options: { size: { id: 'size', name: 'Size', min: 1, max: 1, items: ['large'] } },
      items: { large: { id: 'large', name: 'Large', price: 12 } },
    }
    const dear = warnings({ brand: cash, item: { price: 9, options: ['size'] }, more: sized })
    expect(dear[0]).to.include('items.soup costs $21.00, and cash ends at $20.00')
  })

  it('warns of an item above the limit of an order, in the currency of the brand', () => {
    const yen = { currency: 'JPY', country: 'JP', ordering: { cash: false } }
    expect(warnings({ brand: yen, item: { price: 9_999_999 } })).to.deep.equal([])
    const [line, ...others] = warnings({ brand: yen, item: { price: 10_000_000 } })
    expect(line).to.match(
      /^warning corner\/menu\.json items\.soup costs .10,000,000, and an order at most .9,999,999, so it cannot be sold: check its price$/,
    )
    expect(others).to.deep.equal([])
  })

  it('names the place of a location that sets the price itself', () => {
    const location = { menuChanges: [{ item: 'soup', price: 0 }] }
    expect(warnings({ location })).to.deep.equal([
      'warning corner/locations.json main-street.menuChanges items.soup costs nothing, whatever is chosen: give it or one of its choices a price',
    ])
  })

  it('warns of orders as soon as possible that take more than two hours', () => {
    const schedule = (own: Json) => ({ location: { schedule: own } })
    expect(warnings(schedule({ leadMinutes: 120 }))).to.deep.equal([])
    expect(warnings(schedule({ leadMinutes: 60, preparationMinutes: { pickup: 61, delivery: 300 } }))).to.deep.equal([
      'warning corner/locations.json main-street.schedule offers pickup as soon as possible with a wait of 121 minutes, and 120 is the most: lower leadMinutes or preparationMinutes, or set isAsapEnabled to false',
    ])
    expect(warnings(schedule({ leadMinutes: 300, isAsapEnabled: false }))).to.deep.equal([])
    expect(warnings({ location: { schedule: { leadMinutes: 300 }, isPreorderRequired: true } })).to.deep.equal([])
  })

  it('warns of an item whose notice no order can give', () => {
    const later = { ordering: { cash: true, scheduled: true } }
    const cake = { leadMinutes: 2_880 }
    const location = { schedule: { isAsapEnabled: false, daysAhead: 2 } }
    expect(warnings({ brand: later, item: cake, location })).to.deep.equal([])
    expect(warnings({ brand: later, item: { leadMinutes: 4_320 }, location })).to.deep.equal([
      'warning corner/menu.json items.soup needs 4320 minutes of notice, and main-street takes orders for at most 2 days ahead, so it cannot be ordered: raise schedule.daysAhead in locations.json, or lower leadMinutes',
    ])
    const now = { ordering: { cash: true, scheduled: false } }
    expect(warnings({ brand: now, item: cake, location })).to.deep.equal([
      'warning corner/menu.json items.soup needs 2880 minutes of notice, and the brand takes no orders for later, so it cannot be ordered: switch on ordering.scheduled in brand.json, or remove leadMinutes',
    ])
  })

  it('warns where all items need notice and orders for now are offered', () => {
    const brand = { ordering: { cash: true, scheduled: true } }
    expect(warnings({ brand, item: { leadMinutes: 1_440 } })).to.deep.equal([
      'warning corner/locations.json main-street.schedule offers orders as soon as possible, and every item of its menu needs notice (leadMinutes): set isAsapEnabled to false',
    ])
    expect(warnings({ brand })).to.deep.equal([])
  })

  it('SHELL-12 finds no error in any brand of ours, and one warning: the dear package of maizal', () => {
    const found = ['brands', 'test/brands'].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => [name, check(name, folder)] as const),
    )
    expect(found.map(([name]) => name).sort()).to.include.members(['ember', 'maizal', 'nocturne', 'shuk'])
    expect(found.filter(([, { code }]) => code !== 0)).to.deep.equal([])
    const lines = found.flatMap(([, { said }]) => said.slice(0, -1))
    expect(lines.map((line) => line.replace(/ costs .*/, ''))).to.deep.equal([
      'warning maizal/menu.json items.paquete-comal',
    ])
  })
})
