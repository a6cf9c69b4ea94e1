import { expect } from 'chai'
import { capOf } from '../../../src-domain/menu/option-bounds.ts'
import { kindOf, type OptionKind } from '../../../src-domain/selection/option-kind.ts'
import { isFull, type OptionRule, ruleOf } from '../../../src-domain/selection/option-rule.ts'
import { anOption } from '../../builders/menu-builder.ts'

const replaces = { notReplaceMod: false }
const refuses = { notReplaceMod: true }
const unlimited = Number.POSITIVE_INFINITY

interface Row {
  readonly ids: string
  readonly min?: number
  readonly max?: number
  readonly isSingle?: true
  readonly kind: OptionKind
  readonly withNotReplaceMod?: OptionKind
  readonly cap: number
  readonly rule: OptionRule
}

function exactly(count: number): OptionRule {
  return { _tag: 'RequiredExactly', count }
}
function range(min: number, max: number): OptionRule {
  return { _tag: 'RequiredRange', min, max }
}
function upTo(max: number): OptionRule {
  return { _tag: 'UpTo', max }
}

const rows: readonly Row[] = [
  { ids: 'SEL-03', max: 1, kind: 'optional-single', cap: 1, rule: { _tag: 'OptionalOne' } },
  { ids: 'SEL-03', min: 0, max: 1, kind: 'optional-single', cap: 1, rule: { _tag: 'OptionalOne' } },
  {
    ids: 'SEL-04, SEL-09',
    min: 1,
    max: 1,
    kind: 'required-single',
    withNotReplaceMod: 'optional-single',
    cap: 1,
    rule: exactly(1),
  },
  { ids: 'SEL-05', min: 0, max: 3, kind: 'multi', cap: 3, rule: upTo(3) },
  { ids: 'SEL-05', max: 2, kind: 'multi', cap: 2, rule: upTo(2) },
  { ids: 'SEL-05', min: 1, max: 2, kind: 'multi', cap: 2, rule: range(1, 2) },
  { ids: 'SEL-05', min: 2, max: 5, kind: 'multi', cap: 5, rule: range(2, 5) },
  { ids: 'SEL-06', min: 2, max: 2, kind: 'multi', cap: 2, rule: exactly(2) },
  { ids: 'SEL-06', min: 0, max: 0, kind: 'multi', cap: 0, rule: { _tag: 'NothingToChoose' } },
  { ids: 'SEL-06', max: 0, kind: 'multi', cap: 0, rule: { _tag: 'NothingToChoose' } },
  { ids: 'SEL-07', kind: 'multi', cap: unlimited, rule: { _tag: 'AnyNumber' } },
  { ids: 'SEL-07', min: 0, kind: 'multi', cap: unlimited, rule: { _tag: 'AnyNumber' } },
  { ids: 'SEL-07', min: 2, kind: 'multi', cap: unlimited, rule: { _tag: 'RequiredAtLeast', min: 2 } },
  { ids: 'SEL-07, SEL-09', min: 1, kind: 'required-single', cap: 1, rule: exactly(1) },
  { ids: 'SEL-08', max: 4, isSingle: true, kind: 'optional-single', cap: 1, rule: { _tag: 'OptionalOne' } },
  { ids: 'SEL-08', min: 0, isSingle: true, kind: 'optional-single', cap: 1, rule: { _tag: 'OptionalOne' } },
  {
    ids: 'SEL-08, SEL-09',
    min: 1,
    max: 4,
    isSingle: true,
    kind: 'required-single',
    withNotReplaceMod: 'optional-single',
    cap: 1,
    rule: exactly(1),
  },
  { ids: 'SEL-08', max: 0, isSingle: true, kind: 'optional-single', cap: 0, rule: { _tag: 'NothingToChoose' } },
  // A menu error: the item is unavailable, and adding still has a cap.
  { ids: 'SEL-09', min: 3, max: 2, kind: 'required-single', cap: 1, rule: exactly(3) },
]

describe('The kind of an option', () => {
  for (const { ids, min, max, isSingle, kind, withNotReplaceMod = kind, cap, rule } of rows) {
    const bounded = anOption('Option').between(min, max)
    const { option } = isSingle ? bounded.singleSelectionOnly() : bounded
    const name = `min ${min ?? 'null'}, max ${max ?? 'null'}${isSingle ? ', single selection only' : ''}`

    it(`${ids} ${name} is ${kind} with cap ${cap}`, () => {
      expect(kindOf(option, replaces)).to.equal(kind)
      expect(kindOf(option, refuses)).to.equal(withNotReplaceMod)
      expect(capOf(option)).to.equal(cap)
      expect(ruleOf(option)).to.deep.equal(rule)
    })

    it(`SEL-19 ${name} is full from its cap on`, () => {
      expect(isFull(option, cap)).to.equal(true)
      if (cap > 0) expect(isFull(option, Math.min(cap, 1_000) - 1)).to.equal(false)
    })
  }
})
