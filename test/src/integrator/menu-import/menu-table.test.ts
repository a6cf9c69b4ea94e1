import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { codecRows } from '../../../../src/integrator/codec-rows.ts'
import { csvRows } from '../../../../src/integrator/menu-import/csv-rows.ts'
import { csvText, guarded, unguarded } from '../../../../src/integrator/menu-import/csv-text.ts'
import { menuColumns, menuParts } from '../../../../src/integrator/menu-import/menu-columns.ts'
import { menuFromCsv } from '../../../../src/integrator/menu-import/menu-from-csv.ts'
import { menuToCsv } from '../../../../src/integrator/menu-import/menu-to-csv.ts'
import { menu as codec, menuReporting } from '../../../../src-contract/menu/menu.ts'

const files = ['ember', 'nocturne'].flatMap((brand) => [`brands/${brand}/menu.json`, `brands/${brand}/packing.json`])

function encoded(json: unknown): unknown {
  const leftOut: string[] = []
  const menu = menuReporting((fault) => leftOut.push(fault)).decode(json)
  expect(leftOut).to.deep.equal([])
  if (isLeft(menu)) throw new Error('not a menu')
  return codec.encode(menu.right)
}

function throughCsv(json: unknown, change = (csv: string) => csv): unknown {
  const read = menuFromCsv(change(menuToCsv(json)))
  if (isLeft(read)) throw new Error(read.left.join())
  expect(read.right.didNotFit).to.deep.equal([])
  return encoded(read.right.json)
}

describe('the menu as a table', () => {
  for (const file of files)
    it(`gives ${file} back as it was, and the same table again`, () => {
      const json = encoded(JSON.parse(readFileSync(file, 'utf8')))
      expect(throughCsv(json)).to.deep.equal(json)
      expect(menuToCsv(throughCsv(json))).to.equal(menuToCsv(json))
    })

  it('gives back every key that the brands do not use', () => {
    const json = encoded({
      menus: {
        late: {
          id: 'late',
          name: 'Late',
          orderType: 'pickup',
          groups: ['g'],
          availability: { days: [5, 6], from: '22:00', to: '02:00' },
          joins: true,
        },
      },
      groups: { g: { id: 'g', name: 'G', items: ['a', 'b'], times: [{ days: [1], from: '11:00', to: '15:00' }] } },
      items: {
        a: {
          id: 'a',
          name: 'Tea',
          price: 4.25,
          options: ['size'],
          priceBySize: [{ size: 'b', price: 5.5 }],
          allergens: { contains: [], mayContain: ['nuts'], text: '=1+1', isPartial: true },
          taxCategory: 'drinks',
          left: 3,
          times: [],
          orderTypes: ['pickup'],
          suspendedUntil: 1_796_032_800,
          leadMinutes: 90,
          isAlcohol: true,
          isNotDelivered: false,
        },
        b: { id: 'b', name: 'Large', price: 0, allergens: { contains: [] }, isAvailable: false, orderTypes: [] },
      },
      options: {
        size: { id: 'size', name: 'Size', items: ['b'], unitMin: 1, unitMax: 6, maxPerItem: 2, minIfAny: 1, max: 1 },
      },
    })
    expect(throughCsv(json)).to.deep.equal(json)
  })

  it('has a column for each key of a menu', () => {
    const keys = codecRows([codec])
      .map(({ path }) => path.split('.'))
      .filter(([part]) => menuParts.some((one) => one.part === part))
      .flatMap(([part, , ...key]) => (key.length === 0 ? [] : [{ part, key: key.join('.') }]))
    expect(keys.length).to.be.greaterThan(40)
    const without = keys.filter(({ part, key }) => {
      const kind = menuParts.find((one) => one.part === part)?.kind
      const columns = menuColumns.filter(({ kinds }) => kind !== undefined && kinds.includes(kind))
      return !columns.some(({ name }) => name === key || name.startsWith(`${key}.`) || key.startsWith(name))
    })
    expect(without).to.deep.equal([])
  })

  it('reads what spreadsheets write: no mark, semicolons with decimal commas, line feeds, spare commas', () => {
    const table = (text: string) => {
      const read = menuFromCsv(text)
      return isRight(read) ? [read.right.json, read.right.didNotFit] : read.left
    }
    const tea = {
      menus: {},
      groups: {},
      items: { tea: { id: 'tea', name: 'Tea', price: 7.5 } },
      options: {},
      restaurantGroups: {},
    }
    expect(table('kind;id;name;price\nitem;tea;Tea;7,5\n;;;\n')).to.deep.equal([tea, []])
    expect(table('\uFEFFkind,id,name,price,,\r\nitem,tea,"Tea",7.50,,\r\n')).to.deep.equal([tea, []])
    expect(table('kind\tid\tname\tprice\nitem\ttea\tTea\t7.5')).to.deep.equal([tea, []])
  })

  it('names the line of whatever it cannot read, and reports cells that have no place', () => {
    const complaintsOf = (text: string) => {
      const read = menuFromCsv(text)
      return isLeft(read) ? read.left : []
    }
    expect(complaintsOf('id,name\ntea,Tea')).to.deep.equal(['line 1: there is no column kind'])
    expect(
      complaintsOf('kind,id,name,price\nitem,tea,"Tea\nand milk","7,5"\ndish,pie,Pie,1\nitem,,No id,1\nitem,tea,,1\n'),
    ).to.deep.equal([
      'line 2, price: expected a number such as 12 or 7.50',
      'line 4: kind must be one of menu, group, item, option, restaurantGroup',
      'line 5: the id is missing',
      'line 6: there are two rows for item tea',
    ])
    expect(complaintsOf('kind,id\nitem,"tea')).to.deep.equal(['line 2: quotes are not closed, or text follows them'])
    const read = menuFromCsv('kind,id,name,chef,price\nitem,tea,Tea,Ann,1\ngroup,g,G,,3\n')
    expect(isRight(read) && read.right.didNotFit).to.deep.equal([
      { path: 'item.chef', at: 'line 2', value: 'Ann' },
      { path: 'group.price', at: 'line 3', value: '3' },
    ])
  })

  it('keeps a spreadsheet from carrying out a text, and gives the text back', () => {
    for (const text of ['=HYPERLINK("x")', '+1', '-1', '@a', "'=1", "''=1", "'tis", '\t=1'])
      expect([/^[=+\-@\t\r]/.test(guarded(text)), unguarded(guarded(text))], text).to.deep.equal([false, text])
  })

  it('reads any table that it writes', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[",;\r\n\t a]*$/))
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 })
    fc.assert(
      fc.property(rows, (cells) => {
        const table = csvRows(csvText([['a', 'b', 'c'], ...cells]))
        const read = isRight(table) ? table.right.rows.slice(1).map((row) => row.cells) : undefined
        expect(read).to.deep.equal(cells.filter((row) => row.some((one) => one !== '')))
      }),
    )
  })
})
