import { expect } from 'chai'
import { pageLook } from '../../../src-ui/design/page-look.ts'
import { aBrand } from '../../builders/brand-builder.ts'

describe('the layouts of a page', () => {
  const { themes } = aBrand()

  it('SHELL-09 a root says which of its layouts are not the first, of the page that it is', () => {
    const all = { ...themes, header: 'Type3', login: 'Type2', location: 'Type3', marketplace: 'Type2', banner: 'Type3' }
    const everywhere = { 'data-header': 'Type3', 'data-login': 'Type2' }
    expect(pageLook(all, 'other')).to.deep.equal(everywhere)
    expect(pageLook(all, 'home')).to.deep.equal({ ...everywhere, 'data-location': 'Type3', 'data-banner': 'Type3' })
    expect(pageLook(all, 'market')).to.deep.equal({ ...everywhere, 'data-marketplace': 'Type2' })
    expect(pageLook({ ...themes, rewards: 'Type2' }, 'other')).to.deep.equal({ 'data-rewards': 'Type2' })
  })

  it('SHELL-09 the first goes without saying, and so does a name that is none', () => {
    expect(pageLook({ ...themes, header: 'Type9" onload="x' }, 'home')).to.deep.equal({})
  })
})
