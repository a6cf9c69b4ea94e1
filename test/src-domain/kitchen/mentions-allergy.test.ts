import { expect } from 'chai'
import { mentionsAllergy } from '../../../src-domain/kitchen/mentions-allergy.ts'

describe('A note of a customer', () => {
  for (const note of [
    'Severe PEANUT ALLERGY',
    'alérgico al maní',
    'Alergia: nueces',
    'I am celiac',
    'celíaca',
    'Has an EpiPen',
    'anafilaxia',
  ])
    it(`speaks of an allergy: ${note}`, () => expect(mentionsAllergy(note)).to.equal(true))
  for (const note of ['', 'No onions', 'Gate code 4411', 'Extra spicy, please'])
    it(`speaks of none: "${note}"`, () => expect(mentionsAllergy(note)).to.equal(false))
})
