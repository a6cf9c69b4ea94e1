import { expect } from 'chai'
import { longest, longSubjects } from '../../scripts/long-subjects.mjs'

describe('The warning of long commit subjects', () => {
  it('names subjects above 72 characters and no other', () => {
    const [fits, long] = ['a'.repeat(longest), 'a'.repeat(longest + 1)]
    expect(longest).to.equal(72)
    expect(longSubjects([fits, long, ''])).to.deep.equal([long])
  })
})
