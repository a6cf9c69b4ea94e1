import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import { stub } from 'sinon'
import type { Themes } from '../../../src-domain/brand/brand.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import { openItem } from '../../../src-domain/selection/item-draft.ts'
import { ItemSheet } from '../../../src-ui/selection/item-sheet.tsx'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { draw } from '../draw.tsx'

const ramen = anItem('Ramen').asking(
  anOption('Extras').between(0, 2).offering(anItem('Egg'), anItem('Corn').costing(10), anItem('Nori')),
  anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick')),
  anOption('Broth').between(1, 1).offering(anItem('Light'), anItem('Rich')),
)
const menu = aMenu().withGroup(aGroup('Bowls').of(ramen)).build()

interface Opened {
  readonly theme?: Partial<Themes['itemDetails']>
  readonly shown?: Menu
}

function open({ theme = {}, shown = menu }: Opened = {}) {
  const brand = aBrand()
  const itemDetails = { ...brand.themes.itemDetails, layout: 'Theme1', ...theme }
  return draw(
    <ItemSheet
      menu={shown}
      brand={{ ...brand, themes: { ...brand.themes, itemDetails } }}
      diningOption="pickup"
      draft={openItem(shown, 'bowls', 'ramen')}
      isEdit={false}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  )
}

function of(option: ReturnType<typeof anOption>) {
  return aMenu()
    .withGroup(aGroup('Bowls').of(anItem('Ramen').asking(option)))
    .build()
}
function nameOf(tab: HTMLElement) {
  return tab.querySelector('span[lang], span:not([class])')?.textContent
}
function selected() {
  return nameOf(screen.getByRole('tab', { selected: true }))
}
function submit() {
  return screen.getByRole('button', { name: /add to cart|check your selections/i })
}

describe('Option groups in one list', () => {
  const moved: string[] = []
  const scroll = stub()
  let restore = () => {}
  beforeEach(() => {
    moved.length = 0
    scroll.callsFake(function (this: Element, { behavior = 'auto' }: ScrollIntoViewOptions) {
      moved.push(`${this.getAttribute('data-anchor')} ${behavior}`)
    })
    const into = stub(window.Element.prototype, 'scrollIntoView').value(function (
      this: Element,
      how: ScrollIntoViewOptions,
    ) {
      scroll.call(this, how)
    })
    restore = () => into.restore()
  })
  afterEach(() => {
    cleanup()
    scroll.reset()
    restore()
  })

  it('MENU-27 names the groups in the bar in the order of the list, whatever their navIndex, and marks the one that is pressed', async () => {
    const [extras, noodles] = [
      anOption('Extras').between(0, 1).with({ navIndex: 2 }).offering(anItem('Egg')),
      anOption('Noodles').between(1, 1).with({ navIndex: 1 }).offering(anItem('Thin'), anItem('Thick')),
    ]
    const shown = aMenu()
      .withGroup(aGroup('Bowls').of(anItem('Ramen').asking(extras, noodles)))
      .build()
    const { user } = open({ shown })
    const bar = within(screen.getByRole('navigation', { name: 'Options' }))
    const entries = bar.getAllByRole('button')
    expect(entries.map(({ textContent }) => textContent)).to.deep.equal(['Extras', 'Noodles'])
    const marked = () => entries.map((entry) => entry.getAttribute('aria-current'))
    expect(marked()).to.deep.equal(['true', null])
    await user.click(bar.getByRole('button', { name: 'Noodles' }))
    expect(marked()).to.deep.equal([null, 'true'])
  })

  it('SEL-19 moves on to the next group when a tap fills one, and not before', async () => {
    const { user } = open()
    await user.click(screen.getByRole('checkbox', { name: /Egg/ }))
    expect(moved).to.deep.equal([])
    await user.click(screen.getByRole('checkbox', { name: /Corn/ }))
    expect(moved).to.deep.equal(['noodles smooth'])
  })

  it('SEL-19 does not glide where motion is reduced', async () => {
    const media = stub(window, 'matchMedia').callsFake(
      (query) => ({ matches: query.includes('reduce'), media: query }) as unknown as MediaQueryList,
    )
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: 'Thin' }))
    media.restore()
    expect(moved).to.deep.equal(['broth auto'])
  })

  const asking = aMenu()
    .withGroup(
      aGroup('Bowls').of(
        anItem('Ramen').asking(
          anOption('Side')
            .between(0, 1)
            .offering(anItem('Rice').asking(anOption('Topping').offering(anItem('Furikake')))),
          anOption('Broth').between(1, 1).offering(anItem('Light'), anItem('Rich')),
        ),
      ),
    )
    .build()

  it('SEL-15, SEL-16, SEL-19 moves on once the drawer of the choice that filled the group is saved, and stays where it is left unsaved', async () => {
    const { user } = open({ shown: asking })
    await user.click(screen.getByRole('radio', { name: /Rice/ }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(moved).to.deep.equal([])
    await user.click(screen.getByRole('radio', { name: /Rice/ }))
    expect(moved).to.deep.equal([])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(moved).to.deep.equal(['broth smooth'])
  })

  it('SEL-19 leaves a keyboard where it is, in the list and in its tab', async () => {
    const { user } = open()
    const thin = screen.getByRole<HTMLInputElement>('radio', { name: 'Thin' })
    thin.focus()
    await user.keyboard(' ')
    expect(thin.checked).to.equal(true)
    expect(moved).to.deep.equal([])
    expect(document.activeElement).to.equal(thin)
    cleanup()
    const tabbed = open({ theme: { layout: 'Theme2' } })
    await tabbed.user.click(screen.getByRole('tab', { name: /^Noodles/ }))
    screen.getByRole('radio', { name: 'Thin' }).focus()
    await tabbed.user.keyboard(' ')
    expect(selected()).to.equal('Noodles')
  })
})

describe('Option groups as tabs', () => {
  afterEach(cleanup)

  it('MENU-26 marks a tab in which something is required, in words too, until it is chosen', async () => {
    const { user } = open({ theme: { layout: 'Theme2' } })
    const noodles = () => screen.getByRole('tab', { name: /^Noodles/ })
    expect(noodles().textContent).to.match(/\*Required$/)
    expect(screen.getByRole('tab', { name: /^Extras/ }).textContent).to.not.match(/Required/)
    await user.click(noodles())
    await user.click(screen.getByRole('radio', { name: 'Thin' }))
    expect(noodles().textContent).to.not.match(/Required/)
  })

  it('MENU-26 is one stop of the Tab key, and the arrows change the tab', async () => {
    const { user } = open({ theme: { layout: 'Theme2' } })
    screen.getByRole('tab', { name: /^Extras/ }).focus()
    await user.keyboard('{ArrowRight}')
    expect(selected()).to.equal('Noodles')
    await user.keyboard('{End}')
    expect(document.activeElement).to.equal(screen.getByRole('tab', { name: /^Broth/ }))
    await user.keyboard('{ArrowRight}')
    expect(selected()).to.equal('Extras')
    await user.tab()
    expect(document.activeElement).to.equal(screen.getByRole('checkbox', { name: /Egg/ }))
  })

  it('SEL-25 shows the tab of the first error, moves the focus there, and marks every tab in error', async () => {
    const { user } = open({ theme: { layout: 'Theme2' } })
    await user.click(submit())
    expect(screen.getByRole('tab', { selected: true, name: 'Noodles needs a selection' })).to.exist
    expect(document.activeElement).to.equal(screen.getByRole('radio', { name: 'Thin' }))
    screen.getByRole('tab', { name: 'Broth needs a selection' })
    await user.click(screen.getByRole('radio', { name: 'Thin' }))
    await user.click(screen.getByRole('tab', { name: /^Extras/ }))
    await user.click(submit())
    expect(document.activeElement).to.equal(screen.getByRole('radio', { name: 'Light' }))
  })
})

describe('What the item sheet says once, for a while, or for a diet', () => {
  afterEach(cleanup)

  it('MENU-39 writes calories that differ as a range at each choice', () => {
    const differ = anOption('Extras').offering(anItem('Egg').withCalories(80, 90), anItem('Corn').withCalories(0, 0))
    open({ shown: of(differ) })
    screen.getByText('80 - 90 cal')
    expect(screen.queryByText(/0 - 0/)).to.equal(null)
  })

  it('MENU-40 shows only what suits the diet, what is chosen already, and groups that say nothing of diets; offers no filter where nothing names a diet', async () => {
    const extras = anOption('Extras').offering(
      anItem('Corn').forDiets('Vegan'),
      anItem('Egg').costing(50),
      anItem('Pork').costing(90),
    )
    const shown = aMenu()
      .withGroup(aGroup('Bowls').of(anItem('Ramen').asking(extras, anOption('Cup').offering(anItem('Small')))))
      .build()
    const { user } = open({ shown })
    await user.click(screen.getByRole('checkbox', { name: /Egg/ }))
    await user.click(screen.getByRole('radio', { name: 'Vegan' }))
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value)).to.deep.equal([
      'corn',
      'egg',
      'small',
    ])
    screen.getByText('1 hidden (not marked Vegan)')
    await user.click(screen.getByRole('radio', { name: 'Everything' }))
    expect(screen.getAllByRole('checkbox')).to.have.length(4)
    cleanup()
    open()
    expect(screen.queryByRole('group', { name: 'Show only' })).to.equal(null)
  })

  it('MENU-25 keeps the price fixed while scrolling only where the brand wants it', () => {
    const price = (fixable: boolean): string => {
      open({ theme: { fixable } })
      const names = screen.getByText('$0.00').closest('p')?.className ?? ''
      cleanup()
      return names
    }
    expect(price(true)).not.to.equal(price(false))
  })
})
