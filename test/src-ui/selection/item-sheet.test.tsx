import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { ConfirmedItem } from '../../../src-domain/selection/confirm-draft.ts'
import { openGroup, openItem } from '../../../src-domain/selection/item-draft.ts'
import { ItemSheet } from '../../../src-ui/selection/item-sheet.tsx'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { draw } from '../draw.tsx'

const ramen = anItem('Ramen')
  .costing(1200)
  .withCalories(500, 700)
  .forDiets('Dairy free')
  .with({ description: 'Slow broth', additionalDescriptions: ['Contains wheat'] })
  .asking(
    anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(50)),
    anOption('Extras')
      .between(0, 2)
      .offering(
        anItem('Egg').costing(150),
        anItem('Corn').costing(100),
        anItem('Nori').costing(75),
        anItem('Bamboo').soldOut(),
      ),
    anOption('Side')
      .between(undefined, 1)
      .offering(
        anItem('Tea').asking(anOption('Ice').between(1, 1).offering(anItem('Much ice'), anItem('No ice'))),
        anItem('Water'),
      ),
  )

const menu = aMenu()
  .withGroup(aGroup('Bowls').of(ramen, anItem('Soba').costing(900), anItem('Laksa').costing(1300).soldOut()))
  .build()

interface Opened {
  readonly item?: string
  readonly brand?: Brand
}

function open({ item = 'ramen', brand = aBrand() }: Opened = {}) {
  const confirmed: ConfirmedItem[] = []
  let closed = 0
  const draft = menu.items.has(item) ? openItem(menu, 'bowls', item) : openGroup(item)
  const drawn = draw(
    <ItemSheet
      menu={menu}
      brand={brand}
      diningOption="pickup"
      draft={draft}
      isEdit={false}
      onConfirm={(one) => confirmed.push(one)}
      onClose={() => {
        closed += 1
      }}
    />,
  )
  return { ...drawn, confirmed, closed: () => closed }
}

function group(name: RegExp) {
  return screen.getByRole('group', { name })
}
function top() {
  return within(screen.getAllByRole('dialog').at(-1) ?? document.body)
}
function add() {
  return screen.getByRole('button', { name: /add to cart|check your selections/i })
}
const notReplacing = aBrand({ ordering: { ...aBrand().ordering, notReplaceMod: true } })

describe('The item sheet', () => {
  afterEach(cleanup)

  it('MENU-22, MENU-23, MENU-28, MENU-30 shows picture, name, description, price, calories, diets, options, notes and footer', () => {
    const { container } = open()
    expect(screen.getByRole('dialog', { name: 'Ramen' })).to.be.an('HTMLDialogElement')
    for (const text of ['Slow broth', 'Contains wheat', 'Dairy free', '500 - 700 cal', 'from $12.00'])
      screen.getByText(text)
    expect(container.querySelector('img')?.getAttribute('src')).to.equal('/images/placeholder.webp')
    screen.getByRole('textbox', { name: /special instructions/i })
    screen.getByRole('textbox', { name: 'Quantity of Ramen' })
    screen.getByRole('button', { name: 'Add to cart · $12.00' })
  })

  it('SEL-05, SEL-09 draws a single choice as radios and several as checkboxes, required in words with the rule as a sentence', () => {
    open()
    const noodles = within(group(/^Noodles .*Required/))
    expect(noodles.getAllByRole('radio')).to.have.length(2)
    noodles.getByText('Choose one')
    const extras = within(group(/^Extras .*Optional/))
    expect(extras.getAllByRole('checkbox')).to.have.length(4)
    extras.getByText('Choose up to 2')
  })

  it('SEL-11, SEL-12 holds the rest back when the brand does not replace: the reason is readable and a tap changes nothing', async () => {
    const { user } = open({ brand: notReplacing })
    await user.click(screen.getByRole('checkbox', { name: /Egg/ }))
    await user.click(screen.getByRole('checkbox', { name: /Corn/ }))
    const nori = screen.getByRole<HTMLInputElement>('checkbox', { name: /Nori/ })
    expect(nori.getAttribute('aria-disabled')).to.equal('true')
    const reason = document.getElementById(nori.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    expect(reason?.textContent).to.equal('You’ve picked all 2. Remove one to choose this.')
    await user.click(nori)
    expect(nori.checked).to.equal(false)
    expect(screen.getByText('You cannot select more than 2 for Extras').getAttribute('role')).to.equal('status')
    await user.click(screen.getByRole('checkbox', { name: /Egg/ }))
    expect(nori.getAttribute('aria-disabled')).to.equal(null)
  })

  it('shows a sold-out modifier that cannot be chosen, and does not add a sold-out item', () => {
    open()
    const bamboo = screen.getByRole<HTMLInputElement>('checkbox', { name: /Bamboo/ })
    expect(bamboo.disabled).to.equal(true)
    within(group(/Extras/)).getByText('Sold out')
    cleanup()
    open({ item: 'laksa' })
    expect(screen.getByRole('button', { name: 'Sold out' }).getAttribute('aria-disabled')).to.equal('true')
  })
})

describe('Adding from the item sheet', () => {
  afterEach(cleanup)

  it('SEL-20, SEL-24, SEL-25, SEL-26, SEL-27, SEL-30, SEL-33 complains at the press only, at its option, on the button, and moves the focus there', async () => {
    const { user, confirmed } = open()
    expect(screen.queryByText(/must select/)).to.equal(null)
    await user.click(add())
    expect(confirmed).to.have.length(0)
    within(group(/Noodles/)).getByText('You must select at least 1')
    expect(within(group(/Extras/)).queryByText(/must select/)).to.equal(null)
    screen.getByRole('button', { name: 'Oops! Please check your selections!' })
    expect(document.activeElement).to.equal(screen.getByRole('radio', { name: /Thin/ }))
    const described = group(/Noodles/).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described.split(' ')[0] ?? '')?.textContent).to.equal('You must select at least 1')
  })

  it('SHELL-19 closes by its button, by Escape and by the mask', async () => {
    const { user, closed } = open()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('dialog'))
    expect(closed()).to.equal(3)
  })
})

describe('Choices inside a choice', () => {
  afterEach(cleanup)
  const tea = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Tea' })

  it('SEL-15 takes the choice back when the drawer is left unsaved, by Cancel, Escape or Close', async () => {
    for (const leave of ['Cancel', 'Close', 'Escape']) {
      const { user } = open()
      await user.click(screen.getByRole('radio', { name: 'Water' }))
      await user.click(tea())
      if (leave === 'Escape') await user.keyboard('{Escape}')
      else await user.click(top().getByRole('button', { name: leave }))
      expect(tea().checked, leave).to.equal(false)
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Water' }).checked, leave).to.equal(true)
      cleanup()
    }
  })

  it('SEL-15 keeps what was saved when a saved choice is opened again and left', async () => {
    const { user } = open()
    await user.click(tea())
    await user.click(top().getByRole('radio', { name: 'No ice' }))
    await user.click(top().getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: 'Choose options for Tea' }))
    await user.click(top().getByRole('radio', { name: 'Much ice' }))
    await user.click(top().getByRole('button', { name: 'Cancel' }))
    expect(tea().checked).to.equal(true)
    screen.getByText('No ice')
  })

  it('SEL-22, SEL-25 opens the drawers on the way to an error inside, when arrow keys only passed over the choice', async () => {
    const { user, confirmed } = open()
    await user.click(screen.getByRole('radio', { name: /Thin/ }))
    await user.click(screen.getByRole('radio', { name: 'Water' }))
    await user.keyboard('{ArrowUp}')
    expect(tea().checked).to.equal(true)
    expect(screen.queryByRole('dialog', { name: 'Options for Tea' })).to.equal(null)
    await user.click(add())
    expect(confirmed).to.have.length(0)
    screen.getByRole('dialog', { name: 'Options for Tea' })
    expect(document.activeElement).to.equal(top().getByRole('radio', { name: 'Much ice' }))
  })
})

describe('A group that is opened', () => {
  afterEach(cleanup)

  it('MENU-32 asks for one of its items first and shows that item’s options then', async () => {
    const { user } = open({ item: 'bowls' })
    expect(screen.queryByRole('group', { name: /Noodles/ })).to.equal(null)
    screen.getByText('Please choose one to continue')
    await user.click(screen.getByRole('radio', { name: /Ramen/ }))
    group(/Noodles/)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Laksa/ }).disabled).to.equal(true)
  })
})
