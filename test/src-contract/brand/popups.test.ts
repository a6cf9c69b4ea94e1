import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { popups } from '../../../src-contract/brand/popups.ts'

function read(json: unknown) {
  const seen = popups.decode(json)
  return isRight(seen) ? seen.right : undefined
}

describe('Popups in a brand file', () => {
  it('SHELL-29 have an id, words, a type and options, and need only the first two', () => {
    const full = {
      id: 'hours',
      type: 'dialog',
      content: { en: 'New hours', es: 'Nuevo horario' },
      options: { autoCloseTimer: 8, isAutoClose: true, isFirstTimeOnly: false, repeats: 3 },
    }
    expect(read([full])).to.deep.equal([full])
    expect(read([{ id: 'hello', content: 'Hello' }])).to.deep.equal([
      {
        id: 'hello',
        type: 'notice',
        content: { en: 'Hello', es: 'Hello' },
        options: { autoCloseTimer: 15, isAutoClose: false, isFirstTimeOnly: false },
      },
    ])
  })

  it('SHELL-29 what is none is refused', () => {
    for (const wrong of [{ content: 'no id' }, { id: 'a', content: {} }, { id: 'a', content: 'x', type: 'banner' }])
      expect(read([wrong])).to.equal(undefined)
  })
})
