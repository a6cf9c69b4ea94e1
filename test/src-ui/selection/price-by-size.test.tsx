import { cleanup, screen } from '@testing-library/react'
import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import type { ConfirmedItem } from '../../../src-domain/selection/confirm-draft.ts'
import { openItem } from '../../../src-domain/selection/item-draft.ts'
import { ItemSheet } from '../../../src-ui/selection/item-sheet.tsx'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { draw } from '../draw.tsx'

const menu = aMenu()
  .withGroup(
    aGroup('Pizzas').of(
      anItem('Pizza').asking(
        anOption('Size')
          .between(1, 1)
          .offering(anItem('Small').costing(900), anItem('Large').costing(1_400))
          .preselecting('small'),
        anOption('Toppings').offering(
          anItem('Ham')
            .costing(200)
            .with({
              priceBySize: [
                { size: 'small', price: minor(150) },
                { size: 'large', price: minor(250) },
              ],
            }),
          anItem('Basil').costing(50),
        ),
      ),
    ),
  )
  .build()

describe('A topping with a price for each size', () => {
  afterEach(cleanup)

  it('SEL-37 changes its price on its row and in the total when another size is chosen', async () => {
    const confirmed: ConfirmedItem[] = []
    const { user } = draw(
      <ItemSheet
        menu={menu}
        brand={aBrand()}
        diningOption="pickup"
        draft={openItem(menu, 'pizzas', 'pizza')}
        isEdit={false}
        onConfirm={(one) => confirmed.push(one)}
        onClose={() => undefined}
      />,
    )
    await user.click(screen.getByRole('checkbox', { name: /Ham.*\$1\.50/ }))
    screen.getByRole('button', { name: 'Add to cart · $10.50' })
    await user.click(screen.getByRole('radio', { name: /Large/ }))
    screen.getByRole('checkbox', { name: /Ham.*\$2\.50/ })
    screen.getByRole('checkbox', { name: /Basil.*\$0\.50/ })
    await user.click(screen.getByRole('button', { name: 'Add to cart · $16.50' }))
    expect(confirmed.map(({ price }) => price)).to.deep.equal([1_650])
  })
})
