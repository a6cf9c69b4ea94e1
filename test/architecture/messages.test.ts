import { expect } from 'chai'
import { unspokenMessages } from './messages.ts'
import { ourScripts } from './source-files.ts'

describe('the messages of the catalogue', () => {
  it('are each named by a source that says them', () => {
    expect(ourScripts().filter(({ path }) => path.endsWith('.en.ts'))).to.have.length.greaterThan(20)
    expect(unspokenMessages(ourScripts())).to.deep.equal([])
  })

  const english = 'export const cart = {\n  title: "Cart",\n  more: {\n    crumbs: "Crumbs",\n  },\n}'
  const sources = (said: string) => [
    { path: 'src-ui/messages/cart.en.ts', text: english },
    { path: 'src-ui/messages/cart.es.ts', text: english.replaceAll('Crumbs', 'Migas') },
    { path: 'src-ui/cart/cart.tsx', text: said },
  ]
  it('goes red: one that nothing but its translation names', () =>
    expect(unspokenMessages(sources('words.title, words.more'))).to.deep.equal(['src-ui/messages/cart.en.ts: crumbs']))
  for (const said of ['words.more.crumbs', 'const { crumbs } = words.more', "words.more[is ? 'crumbs' : 'slices']"])
    it(`stays green: ${said}`, () =>
      expect(unspokenMessages(sources(`words.title; words.more; ${said}`))).to.deep.equal([]))
})
