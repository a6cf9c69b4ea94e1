import { expect } from 'chai'
import { OrderingRoot } from '../../../src-ui/navigation/ordering-root.tsx'
import { draw } from '../draw.tsx'

describe('What draws sheets and toasts over the shop', () => {
  it('SHELL-33 outside its provider, of which toasts come, it is a mistake of ours that says so', () => {
    expect(() => draw(<OrderingRoot report={() => undefined} />)).to.throw('Ordering screens need their provider')
  })
})
