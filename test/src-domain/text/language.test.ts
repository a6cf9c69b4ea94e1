import { expect } from 'chai'
import { directionOf, ownLanguageOf } from '../../../src-domain/text/language.ts'

describe('a language', () => {
  it('SHELL-10 has a direction', () => {
    expect(['he', 'ar', 'fa', 'ur'].map(directionOf)).to.deep.equal(['rtl', 'rtl', 'rtl', 'rtl'])
    expect(['en', 'es', 'fr', 'ja'].map(directionOf)).to.deep.equal(['ltr', 'ltr', 'ltr', 'ltr'])
  })

  it('SHELL-10 is one of ours, else English where brands translate nothing', () => {
    expect(['en', 'es', 'he'].map(ownLanguageOf)).to.deep.equal(['en', 'es', 'en'])
  })
})
