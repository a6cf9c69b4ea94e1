import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { byDiningOption, type DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import type { ConfirmedItem } from '../../../src-domain/selection/confirm-draft.ts'
import { openGroup, openItem } from '../../../src-domain/selection/item-draft.ts'
import { ItemSheet } from '../../../src-ui/selection/item-sheet.tsx'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { choices } from '../../builders/selections-builder.ts'
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
  readonly menu?: Menu
  readonly type?: DiningOption
}

function open({ item = 'ramen', brand = aBrand(), menu: shown = menu, type = 'pickup' }: Opened = {}) {
  const confirmed: ConfirmedItem[] = []
  let closed = 0
  const draft = shown.items.has(item) ? openItem(shown, 'bowls', item) : openGroup(item)
  const drawn = draw(
    <ItemSheet
      menu={shown}
      brand={brand}
      diningOption={type}
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
  return screen.getByRole('button', { name: /add to order|check your selections/i })
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
    screen.getByRole('textbox', { name: /notes/i })
    screen.getByRole('textbox', { name: 'Quantity of Ramen' })
    screen.getByRole('button', { name: 'Add to order · $12.00' })
  })

  it('MENU-28 has no notes where the brand takes none for this way of getting the food', () => {
    const brand = aBrand({
      ordering: { ...aBrand().ordering, notes: { ...byDiningOption(() => true), pickup: false } },
    })
    open({ brand })
    expect(screen.queryByRole('textbox', { name: /notes/i })).to.equal(null)
  })

  it('MENU-29 gives notes four rows at a table', () => {
    open({ type: 'kiosk' })
    expect(screen.getByRole('textbox', { name: /notes/i }).getAttribute('rows')).to.equal('4')
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

  it('SEL-37 follows every choice and the quantity with the total on the button', async () => {
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: /Thick/ }))
    await user.click(screen.getByRole('checkbox', { name: /Egg/ }))
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Ramen' }))
    screen.getByRole('button', { name: 'Add to order · $28.00' })
  })

  it('SEL-36 takes a typed quantity and stays at 1 or more', async () => {
    const { user } = open()
    const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Ramen' })
    await user.clear(quantity)
    await user.type(quantity, '3')
    await user.tab()
    screen.getByRole('button', { name: 'Add to order · $36.00' })
    await user.clear(quantity)
    await user.type(quantity, '0')
    await user.tab()
    expect(quantity.value).to.equal('3')
    expect(screen.getByRole('button', { name: /Decrease/ }).hasAttribute('aria-disabled')).to.equal(false)
  })

  it('SEL-10 replaces the first choice of a full option, and says the count politely', async () => {
    const { user } = open()
    for (const name of [/Egg/, /Corn/, /Nori/]) await user.click(screen.getByRole('checkbox', { name }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Egg/ }).checked).to.equal(false)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Nori/ }).checked).to.equal(true)
    const counter = within(group(/Extras/)).getByText('2 of 2 chosen')
    expect(counter.getAttribute('aria-live')).to.equal('polite')
  })

  it('SEL-11, SEL-12 holds the rest back when the brand does not replace: the reason is readable and a tap changes nothing', async () => {
    const { user } = open({ brand: notReplacing })
    await user.click(screen.getByRole('checkbox', { name: /Egg/ }))
    await user.click(screen.getByRole('checkbox', { name: /Corn/ }))
    const nori = screen.getByRole<HTMLInputElement>('checkbox', { name: /Nori/ })
    expect(nori.getAttribute('aria-disabled')).to.equal('true')
    const reason = document.getElementById(nori.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    expect(reason?.textContent).to.equal('You have chosen all 2. Take one off to choose this.')
    await user.click(nori)
    expect(nori.checked).to.equal(false)
    expect(screen.getByText('You cannot select more than 2 for Extras').getAttribute('role')).to.equal('status')
    await user.click(screen.getByRole('checkbox', { name: /Egg/ }))
    expect(nori.getAttribute('aria-disabled')).to.equal(null)
  })

  it('SEL-03 takes an optional single choice back, by a second click and by a button of its own', async () => {
    const { user } = open()
    const water = screen.getByRole<HTMLInputElement>('radio', { name: 'Water' })
    await user.click(water)
    expect(water.checked).to.equal(true)
    await user.click(water)
    expect(water.checked).to.equal(false)
    await user.click(water)
    await user.click(screen.getByRole('button', { name: 'Clear Side' }))
    expect(water.checked).to.equal(false)
  })

  it('SEL-18 opens with the defaults chosen', () => {
    const preselected = aMenu()
      .withGroup(
        aGroup('Bowls').of(
          anItem('Ramen').asking(
            anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick')).preselecting('thick'),
          ),
        ),
      )
      .build()
    open({ menu: preselected })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Thick' }).checked).to.equal(true)
  })

  it('shows a sold-out modifier that cannot be chosen', () => {
    open()
    const bamboo = screen.getByRole<HTMLInputElement>('checkbox', { name: /Bamboo/ })
    expect(bamboo.disabled).to.equal(true)
    within(group(/Extras/)).getByText('Sold out')
  })

  it('does not add a sold-out item', () => {
    open({ item: 'laksa' })
    expect(screen.getByRole('button', { name: 'Sold out' }).getAttribute('aria-disabled')).to.equal('true')
  })

  it('MENU-37 says a shared price once in the title and not at each choice', () => {
    const shared = aMenu()
      .withGroup(
        aGroup('Bowls').of(
          anItem('Ramen').asking(anOption('Extras').offering(anItem('Egg').costing(100), anItem('Corn').costing(100))),
        ),
      )
      .build()
    open({ menu: shared })
    within(group(/Extras \+\$1\.00 each/))
    expect(screen.queryByText('+$1.00')).to.equal(null)
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

  it('SEL-27 takes the complaint back as soon as the option is right', async () => {
    const { user } = open()
    await user.click(add())
    await user.click(screen.getByRole('radio', { name: /Thin/ }))
    expect(screen.queryByText(/must select/)).to.equal(null)
    screen.getByRole('button', { name: 'Add to order · $12.00' })
  })

  it('SEL-28, SEL-38 hands over the line when nothing is wrong', async () => {
    const { user, confirmed } = open()
    await user.click(screen.getByRole('radio', { name: /Thick/ }))
    await user.type(screen.getByRole('textbox', { name: /notes/i }), 'no sesame')
    await user.click(add())
    expect(confirmed).to.have.length(1)
    expect(confirmed[0]).to.deep.include({
      group: 'bowls',
      item: 'ramen',
      name: 'Ramen',
      price: 1250,
      totalPrice: 1250,
      quantity: 1,
      notes: 'no sesame',
      mods: choices({ noodles: ['thick'] }),
    })
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

  it('MENU-31, SEL-14, SEL-16 opens a drawer for what the choice asks, and keeps both on Save', async () => {
    const { user, confirmed } = open()
    await user.click(screen.getByRole('radio', { name: /Thin/ }))
    await user.click(tea())
    screen.getByRole('dialog', { name: 'Options for Tea' })
    await user.click(top().getByRole('radio', { name: 'No ice' }))
    await user.click(top().getByRole('button', { name: 'Save' }))
    expect(screen.queryByRole('dialog', { name: 'Options for Tea' })).to.equal(null)
    expect(document.activeElement).to.equal(tea())
    await user.click(add())
    expect(confirmed[0]?.mods).to.deep.equal(choices({ noodles: ['thin'], side: [['tea', { ice: ['no-ice'] }]] }))
  })

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

  it('SEL-16, SEL-22 shows what is wrong inside at Save and stays open', async () => {
    const { user } = open()
    await user.click(tea())
    await user.click(top().getByRole('button', { name: 'Save' }))
    within(top().getByRole('group', { name: /Ice/ })).getByText('You must select at least 1')
    expect(document.activeElement).to.equal(top().getByRole('radio', { name: 'Much ice' }))
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
    screen.getByText('Please select one to go on')
    await user.click(screen.getByRole('radio', { name: /Ramen/ }))
    group(/Noodles/)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Laksa/ }).disabled).to.equal(true)
  })

  it('SEL-23, SEL-32 says at the press that an item must be selected', async () => {
    const { user, confirmed } = open({ item: 'bowls' })
    await user.click(add())
    expect(confirmed).to.have.length(0)
    within(group(/^Choose one from “Bowls”/)).getByText('You must select an item')
    expect(document.activeElement).to.equal(screen.getByRole('radio', { name: /Ramen/ }))
  })

  it('SEL-17 forgets the choices when another item is picked', async () => {
    const { user } = open({ item: 'bowls' })
    await user.click(screen.getByRole('radio', { name: /Ramen/ }))
    await user.click(screen.getByRole('radio', { name: /Thick/ }))
    await user.click(screen.getByRole('radio', { name: /Soba/ }))
    await user.click(screen.getByRole('radio', { name: /Ramen/ }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Thick/ }).checked).to.equal(false)
  })
})
