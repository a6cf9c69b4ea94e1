import { footerPositions } from '../../src-domain/brand/brand.ts'
import { checkoutTypes } from '../../src-ui/checkout/checkout-layouts.ts'
import { pageTypes } from '../../src-ui/design/page-look.ts'
import { tabBarTypes } from '../../src-ui/design/tabs.tsx'
import { creditTypes } from '../../src-ui/loyalty/credit-layouts.ts'
import { menuTypes } from '../../src-ui/menu/menu-layout.ts'
import { confirmationTypes } from '../../src-ui/order/confirmation-layouts.ts'
import * as item from '../../src-ui/selection/theme-types.ts'

type Named = readonly (readonly [name: string, ...rest: unknown[]])[]

/** For themes where any name but the second selects the first layout. */
const two = ['Type1', 'Type2']

/** Layout names by path below `themes`. */
export const themeNames: Readonly<Record<string, readonly string[]>> = {
  header: pageTypes,
  location: pageTypes,
  login: pageTypes,
  marketplace: pageTypes,
  banner: pageTypes,
  rewards: pageTypes,
  menu: menuTypes(),
  'item_details.layout': namesOf(item.layoutTypes),
  'item_details.header': namesOf(item.headerTypes),
  'item_details.tabs': namesOf(item.tabsTypes),
  'item_details.modifier_items': namesOf(item.rowTypes),
  'item_details.footer': namesOf(item.footerTypes),
  'item_details.group': namesOf(item.groupTypes),
  'item_details.subgroups': namesOf(item.subgroupsTypes),
  'checkout.layout': checkoutTypes(),
  confirmation: confirmationTypes,
  tabs: tabBarTypes,
  credit_rewards: creditTypes,
  schedule: two,
  upsell: two,
  footer: footerPositions,
  'footer.home': footerPositions,
  'footer.menu': footerPositions,
}

function namesOf(table: Named): readonly string[] {
  return table.map(([name]) => name)
}
