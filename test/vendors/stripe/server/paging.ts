import type { Form } from './form.ts'
import { group, text, whole } from './read-params.ts'
import { malformed, missing } from './refusal.ts'

export interface Page<A> {
  readonly object: 'list'
  readonly data: readonly A[]
  readonly has_more: boolean
  readonly url: string
}

interface Listed {
  readonly id: string
  readonly created: number
}

export const pagingNames = ['limit', 'starting_after', 'ending_before', 'created']

/** Newest first, 10 per page or `limit` from 1 to 100, from an id as cursor: https://docs.stripe.com/api/pagination */
export function pageOf<A extends Listed>(url: string, all: Iterable<A>, form: Form): Page<A> {
  const limit = whole(form, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw malformed('parameter_invalid_integer', 'limit', 'limit is from 1 to 100')
  const after = text(form, 'starting_after')
  const before = text(form, 'ending_before')
  if (after !== undefined && before !== undefined)
    throw malformed('parameters_exclusive', 'ending_before', 'One cursor at a time')
  const isWanted = createdWithin(form)
  const rows = [...all].reverse()
  // The cursor may name an object that the filter hides.
  const end = before === undefined ? rows.length : placeOf(rows, before, 'ending_before')
  const start = after === undefined ? 0 : placeOf(rows, after, 'starting_after') + 1
  const left = rows.slice(start, end).filter(isWanted)
  // Backwards, the page ends right before the cursor.
  const data = before === undefined ? left.slice(0, limit) : left.slice(-limit)
  return { object: 'list', data: structuredClone(data), has_more: left.length > limit, url }
}

function placeOf(rows: readonly Listed[], id: string, param: string): number {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) throw missing('object', id, param)
  return at
}

/** `created` is a time, or gt, gte, lt and lte: https://docs.stripe.com/api/payment_intents/list */
function createdWithin(form: Form): (row: Listed) => boolean {
  const given = form['created']
  if (typeof given === 'string') {
    const exact = whole(form, 'created')
    return ({ created }) => created === exact
  }
  const bounds = group(form, 'created') ?? {}
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => whole(bounds, name))
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
}
