import { expect } from 'chai'
import { pageLook } from '../../../src-ui/design/page-look.ts'
import { aBrand } from '../../builders/brand-builder.ts'

describe('the layouts of a page', () => {
  const { themes } = aBrand()

  it('SHELL-09 the first goes without saying, and so does a name that is none', () => {
    expect(pageLook({ ...themes, header: 'Type9" onload="x' }, 'home')).to.deep.equal({})
  })
})
