import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'chai'
import type { AllergenFacts } from '../../../src-domain/menu/allergens.ts'
import { openItem } from '../../../src-domain/selection/item-draft.ts'
import { ItemSheet } from '../../../src-ui/selection/item-sheet.tsx'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { draw } from '../draw.tsx'

const none: AllergenFacts = { contains: [], mayContain: [], others: [] }
const extras = anOption('Extras').offering(
  anItem('Egg').with({ allergens: { ...none, contains: ['eggs'] } }),
  anItem('Corn').with({ allergens: none }),
)
const menu = aMenu()
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen')
        .with({ allergens: { ...none, contains: ['gluten'], text: 'Boiled beside the eggs.' } })
        .asking(extras),
      anItem('Soup').asking(anOption('Heat').offering(anItem('Warm'))),
    ),
  )
  .build()

function open(item: string) {
  const unused = () => undefined
  return draw(
    <ItemSheet
      {...{ menu, brand: aBrand(), diningOption: 'pickup', isEdit: false, onConfirm: unused, onClose: unused }}
      draft={openItem(menu, 'bowls', item)}
    />,
  )
}

describe('Allergens in the item sheet', () => {
  afterEach(cleanup)

  it('are those of the item, and of a choice once it is chosen', async () => {
    open('ramen')
    const said = screen.getByText('Contains gluten.', { exact: false })
    expect(said.closest('[role=status]'), 'a change is announced').not.to.equal(null)
    expect(said.textContent).to.equal('Contains gluten. Boiled beside the eggs.')
    expect(screen.getByRole('checkbox', { name: 'Egg', description: 'Contains egg.' })).to.be.an('HTMLInputElement')
    expect(screen.getByRole('checkbox', { name: 'Corn', description: '' })).to.be.an('HTMLInputElement')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Egg' }))
    expect(said.textContent).to.equal('Contains gluten, egg. Boiled beside the eggs.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Egg' }))
    expect(said.textContent).to.equal('Contains gluten. Boiled beside the eggs.')
  })

  it('are not mentioned if the restaurant declares none', () => {
    const { container } = open('soup')
    expect(container.ownerDocument.body.textContent).not.to.match(/allergen|contain/i)
  })
})
