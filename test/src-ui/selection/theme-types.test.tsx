import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import type { Themes } from '../../../src-domain/brand/brand.ts'
import { openItem } from '../../../src-domain/selection/item-draft.ts'
import { ItemSheet } from '../../../src-ui/selection/item-sheet.tsx'
import * as types from '../../../src-ui/selection/theme-types.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { draw } from '../draw.tsx'

const menu = aMenu()
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen').asking(
        anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(50)),
        anOption('Extras').between(0, 2).offering(anItem('Egg'), anItem('Corn').costing(10)),
      ),
    ),
  )
  .build()

function open(theme: Partial<Themes['itemDetails']>) {
  const brand = aBrand()
  const themes = { ...brand.themes, itemDetails: { ...brand.themes.itemDetails, ...theme } }
  return draw(
    <ItemSheet
      menu={menu}
      brand={{ ...brand, themes }}
      diningOption="pickup"
      draft={openItem(menu, 'bowls', 'ramen')}
      isEdit={false}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  )
}

const tables = [
  ['header', types.headerTypes, 4, 4],
  ['tabs', types.tabsTypes, 7, 3],
  ['modifierItems', types.rowTypes, 12, 5],
  ['footer', types.footerTypes, 3, 3],
  ['group', types.groupTypes, 5, 3],
] as const

describe('Theme types of the item screen', () => {
  afterEach(cleanup)

  it('MENU-24, MENU-36 each part has its types, each a layout of its own over several drawings', () => {
    for (const [key, table, count, drawings] of tables) {
      const names = Array.from({ length: count }, (_, at) => `Type${at + 1}`)
      expect(table.map(([name]) => name)).to.deep.equal(names)
      expect(new Set(table.map(([, type]) => JSON.stringify(type))).size, key).to.equal(count)
      expect(new Set(table.map(([, { drawing }]) => drawing)).size, key).to.be.at.least(drawings)
    }
    expect(types.layoutTypes.map(([name]) => name)).to.deep.equal(['Theme1', 'Theme2'])
    expect(types.subgroupsTypes.map(([name]) => name)).to.include('Type2')
  })

  it('MENU-24, MENU-36 a name that nobody knows, or none, is drawn as the first', () => {
    const first = types.itemTypes({ ...aBrand().themes.itemDetails, layout: 'Theme1' })
    const unknown = {
      layout: 'Theme9',
      header: '',
      tabs: 'constructor',
      modifierItems: 'Type13',
      footer: 'x',
      group: 'Type6',
    }
    expect(types.itemTypes({ ...aBrand().themes.itemDetails, ...unknown, subgroups: 'Type3' })).to.deep.equal(first)
  })

  it('MENU-36 every type of every part keeps names, roles, rule and total', async () => {
    for (const [key, table] of [...tables, ['layout', types.layoutTypes] as const])
      for (const [name] of table) {
        const { user } = open({ [key]: name, layout: key === 'layout' ? name : 'Theme1' })
        const tab = screen.queryByRole('tab', { name: /^Noodles/ })
        if (tab !== null) await user.click(tab)
        const noodles = within(screen.getByRole('group', { name: /^Noodles .*Required/ }))
        noodles.getByText('Choose one')
        await user.click(noodles.getByRole('radio', { name: /Thick/ }))
        screen.getByRole('button', { name: 'Add to cart · $0.50' })
        screen.getByText('from $0.00')
        // Filling a tab's last group moves on to the next tab.
        if (tab !== null) await user.click(tab)
        within(screen.getByRole('group', { name: /^Noodles/ })).getByText('1 of 1 chosen')
        cleanup()
      }
  })
})
