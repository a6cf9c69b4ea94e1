import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'chai'
import type { AllergenFacts } from '../../../src-domain/menu/allergens.ts'
import { menuSearch } from '../../../src-domain/menu/menu-search.ts'
import { enhanceMenu } from '../../../src-ui/menu/enhance-menu.ts'
import { intentAt } from '../../../src-ui/menu/intent-at.ts'
import { MenuPage } from '../../../src-ui/menu/menu-page.tsx'
import { type MenuViewNeeds, menuView } from '../../../src-ui/menu/menu-view.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { shop as words } from '../../../src-ui/messages/shop.en.ts'
import { shopPage } from '../../../src-ui/messages/shop-page.en.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'

const menu = aMenu()
  .withGroup(
    aGroup('Bowls').of(anItem('Ramen').with({ description: 'Slow broth' }), anItem('Jalapeño udon').soldOut()),
    aGroup('Sweets')
      .of(anItem('Custard'))
      .withSubgroups(aGroup('Boxes').of(anItem('Six'), anItem('Twelve'))),
  )
  .build()

const withNoodles = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen').asking(anOption('Base').offering(anItem('Thin noodles')))))
  .build()

function open(needs: Partial<MenuViewNeeds> = {}) {
  const view = menuView({
    menu,
    brand: aBrand(),
    type: 'pickup',
    words: shopPage,
    location: { slug: 'harbor', name: 'Harbor', isOpen: true, opening: '' },
    href: '/location/harbor/pickup',
    restaurantId: undefined,
    itemId: undefined,
    ...needs,
  })
  const { container } = render(
    <WordsProvider words={{ common, shop: words, shopPage }}>
      <MenuPage view={view} layout="Type1" />
    </WordsProvider>,
  )
  return enhanceMenu(container, words)
}

function link(name: string) {
  return screen.getByRole('link', { name })
}
function box() {
  return screen.getByRole('searchbox', { name: 'Search the menu' })
}
function finds() {
  return within(screen.getByRole('region', { name: 'Search results' }))
}

describe('the menu page that was taken over', () => {
  beforeEach(() => history.replaceState({ ordering: 'kept' }, '', '/location/harbor/pickup'))
  afterEach(cleanup)

  it('MENU-03, MENU-15 ids are opaque: whatever a dish or its group is called, its card, its place and its tap name it', () => {
    const ids = { group: 'Fish & "chips" 50%/2', item: 'Bucket_of_Balls_(13_' }
    const strange = aMenu()
      .withGroup(
        aGroup('Bowls').of(anItem('Ramen')),
        aGroup('Party').withId(ids.group).of(anItem('Bucket').withId(ids.item)),
      )
      .build()
    open({ menu: strange })
    expect(intentAt(link('Bucket'))).to.deep.equal({ _tag: 'OpenItem', groupId: ids.group, itemId: ids.item })
    expect(screen.getByRole('region', { name: 'Party' }).contains(link('Bucket'))).to.equal(true)
    fireEvent.click(link('Party'))
    expect(document.activeElement).to.equal(screen.getByRole('region', { name: 'Party' }))
  })

  it('MENU-14 a category takes the focus and adds no step for Back to go through', () => {
    open()
    const before = history.length
    fireEvent.click(link('Sweets'))
    expect(document.activeElement?.id).to.equal('c-sweets')
    expect(link('Sweets').getAttribute('aria-current')).to.equal('true')
    expect(link('Bowls').hasAttribute('aria-current')).to.equal(false)
    expect([history.length, location.hash, history.state]).to.deep.equal([before, '#c-sweets', { ordering: 'kept' }])
  })

  it('MENU-14 a page that was scrolled before its script came marks the category in view at once', () => {
    const scrolled = Object.getOwnPropertyDescriptor(window, 'scrollY')
    Object.defineProperty(window, 'scrollY', { value: 900, configurable: true })
    try {
      open()
      // Without layout all sections are at the top, so the last one is in view.
      expect(link('Sweets').getAttribute('aria-current')).to.equal('true')
      expect(link('Bowls').hasAttribute('aria-current')).to.equal(false)
    } finally {
      if (scrolled !== undefined) Object.defineProperty(window, 'scrollY', scrolled)
    }
  })

  it('searches as one types: the finds instead of the menu, their number said, each still its own link', async () => {
    open()
    await userEvent.type(box(), 'jalapeno')
    await waitFor(() => expect(screen.getByRole('status').textContent).to.equal('1 result'))
    const found = finds().getByRole('link', { name: 'Jalapeño udon' })
    expect(intentAt(found)).to.deep.equal({ _tag: 'OpenItem', groupId: 'bowls', itemId: 'jalape-o-udon' })
    expect(finds().getByText('Sold out')).not.to.equal(null)
    expect(screen.queryByRole('heading', { name: 'Sweets' })).to.equal(null)
  })

  it('finds a dish by what can be chosen in it, once the menu is there', async () => {
    const searchIn = open({ menu: withNoodles })
    await userEvent.type(box(), 'noodles')
    await waitFor(() => expect(screen.getByRole('status').textContent).to.include('No results for'))
    searchIn(menuSearch(withNoodles, 'pickup'))
    await waitFor(() => expect(screen.getByRole('status').textContent).to.equal('1 result'))
    expect(intentAt(finds().getByRole('link', { name: 'Ramen' }))).to.deep.equal({
      _tag: 'OpenItem',
      groupId: 'bowls',
      itemId: 'ramen',
    })
  })

  it('MENU-32 answers with the group’s card for a dish inside it', async () => {
    const searchIn = open()
    searchIn(menuSearch(menu, 'pickup'))
    await userEvent.type(box(), 'twelve six')
    await waitFor(() => expect(finds().getAllByRole('link')).to.have.length(2))
    expect(finds().getByRole('link', { name: 'Boxes' })).not.to.equal(null)
  })

  it('finds on the server too by what can be chosen', () => {
    open({ menu: withNoodles, search: 'noodles' })
    expect(finds().getByRole('link', { name: 'Ramen' })).not.to.equal(null)
  })

  it('names what was not found and offers the whole menu', async () => {
    open()
    await userEvent.type(box(), 'lobster')
    await waitFor(() => expect(screen.getByRole('status').textContent).to.equal('No results for “lobster”'))
    await userEvent.click(finds().getByRole('link', { name: 'See full menu' }))
    expect(screen.getByRole('heading', { name: 'Sweets' })).not.to.equal(null)
    expect(document.activeElement).to.equal(box())
  })

  it('leaves out categories that the filter empties, says how many items are left, and searches among those', async () => {
    const made = (...contains: AllergenFacts['contains']) => ({ allergens: { contains, mayContain: [], others: [] } })
    const declared = aMenu()
      .withGroup(
        aGroup('Bowls').of(anItem('Ramen').with(made('gluten')), anItem('Curry').with(made('milk'))),
        aGroup('Sweets').of(anItem('Sorbet').with(made()), anItem('Milk rice').with(made('milk'))),
      )
      .build()
    open({ menu: declared })
    const shown = (role: 'heading' | 'link', name: string) => screen.queryByRole(role, { name }) !== null
    const [gluten, milk] = ['gluten', 'milk'].map((name) => screen.getByLabelText(name))
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    if (gluten === undefined || milk === undefined) throw new Error('no filter')
    fireEvent.click(gluten)
    await waitFor(() => expect(said()).to.include('Items shown: 3 of 4'))
    expect([shown('link', 'Ramen'), shown('link', 'Curry'), shown('heading', 'Bowls')]).to.deep.equal([
      false,
      true,
      true,
    ])
    fireEvent.click(milk)
    await waitFor(() => expect(said()).to.include('Items shown: 1 of 4'))
    expect([shown('heading', 'Bowls'), shown('link', 'Bowls'), shown('link', 'Sweets')]).to.deep.equal([
      ...[false, false, true],
    ])
    expect(link('Sweets').getAttribute('aria-current')).to.equal('true')
    await userEvent.type(box(), 'rice')
    await waitFor(() => expect(said()).to.include('No results for “rice”'))
    fireEvent.click(milk)
    await waitFor(() => expect(said()).to.include('1 result'))
    fireEvent.click(gluten)
    await userEvent.clear(box())
    await waitFor(() => expect(said()).to.deep.equal(['', '']))
    expect([shown('heading', 'Bowls'), shown('link', 'Bowls'), shown('link', 'Ramen')]).to.deep.equal([
      true,
      true,
      true,
    ])
  })

  it('forgets the search with one tap and goes on typing', async () => {
    open()
    expect(screen.queryByRole('link', { name: 'Clear search' })).to.equal(null)
    await userEvent.type(box(), 'ramen')
    await waitFor(() => expect(finds().queryByRole('link', { name: 'Ramen' })).not.to.equal(null))
    await userEvent.click(link('Clear search'))
    expect(box()).to.have.property('value', '')
    expect(document.activeElement).to.equal(box())
    expect(finds().queryByRole('link', { name: 'Ramen' })).to.equal(null)
    expect(screen.queryByRole('link', { name: 'Clear search' })).to.equal(null)
  })

  it('keeps a search that was sent in the address, so that a reload finds the same', async () => {
    open()
    await userEvent.type(box(), 'ramen{Enter}')
    expect(location.search).to.equal('?q=ramen')
    expect(document.activeElement).to.equal(box())
    expect(history.state).to.deep.equal({ ordering: 'kept' })
  })

  it('shows what the address searched for, drawn by the server, and lets it be cleared', async () => {
    open({ search: 'custard' })
    expect(screen.getByRole('status').textContent).to.equal('1 result')
    expect(screen.queryByRole('heading', { name: 'Bowls' })).to.equal(null)
    await userEvent.click(link('Clear search'))
    expect(screen.getByRole('heading', { name: 'Bowls' })).not.to.equal(null)
  })
})
