/** Reason for each part of a placing statement. A missing or superfluous entry fails the golden test. */
const reasons: Readonly<Record<string, string>> = {
  asked:
    'One row for each order in this statement. The bound on position keeps the planner from expecting a hundred rows (ADR 12).',
  fresh: 'Drops orders whose menu, packing or settings changed since they were priced.',
  claim:
    'The unique insert that makes an order happen once. A key that is open again is taken; any other stays with its owner.',
  guard: 'Stops a second, equal order within ten minutes unless the customer confirmed it.',
  wanted: 'The limits that each won claim counts against.',
  turned: 'Takes one turn of each limit, in the order of their names, so that two statements never deadlock (ADR 26).',
  credited: "Takes the patron's credit, only if enough of it is not held.",
  credit_hold: 'Holds the credit while the card is charged.',
  seated: 'Takes a place in the time slot, only if one is left.',
  seat: 'Holds the place while the card is charged.',
  coded: 'Takes a use of the promo code, only under the terms that the order was priced with.',
  shared: "Takes a use of the patron's own share of the code.",
  promo_hold: 'Holds the use of the code while the card is charged.',
  carded: 'Takes money of the gift card, only if enough of it is not held.',
  card_written: "Writes the gift card's entry, or holds the amount while the card is charged.",
  wanted_units: 'What the order takes from the counts of the location. The bound is as above.',
  counts_locked: 'Locks the counts in the order of their ids, so that two orders never deadlock.',
  counted: 'Takes the units, only if enough are left and staff have not counted again.',
  units_held: 'Holds the units while the card is charged.',
  started: 'Writes the attempt with its draft and lease. The processor is asked only after this has committed.',
  decided: 'The orders to write, with their drafts. Empty where the claim or the attempt was lost.',
  won: 'Closes the key for this attempt. A late second answer finds nothing to update.',
  closed: 'Marks the attempt as authorised and hands over its draft.',
  given_back: 'Gives back the turn that a good card took: only declined cards count.',
  freed: 'Ends the hold on the credit.',
  credit_settled: 'Spends the held credit.',
  unheld: 'Ends the hold on the time slot.',
  slot_settled: 'The place stays taken. This part is here for the order of the locks.',
  promo_freed: 'Ends the hold on the promo code.',
  code_settled: 'Counts the use of the code.',
  promo_settled: "Counts the use of the patron's share.",
  card_freed: 'Ends the hold on the gift card.',
  card_settled: 'Takes the held money off the gift card.',
  card_entered: "Writes the gift card's entry, so that its entries sum to its balance.",
  units_freed: 'Ends the hold on what is counted.',
  units_settled: 'The units stay taken. This part is here for the order of the locks.',
  written: "Creates the order. Its number comes from the location's own sequence (ADR 120).",
  lines: 'Writes the order lines.',
  entries: 'Writes the ledger entries, which sum to zero.',
  staged: 'Stages the jobs: receipt, notice, capture.',
  handed: "Writes the kitchen slip around the order's number (ADR 43).",
  opened: 'Opens the way of a delivery.',
}

export const documentedParts: readonly string[] = Object.keys(reasons)

interface Part {
  readonly name: string
  readonly text: string
}

/** Common table expressions of a statement; the query itself comes last, as `answer`. */
export function partsOf(statement: string): readonly Part[] {
  const parts: Part[] = []
  let rest = statement.trim().replace(/^with\s+/, '')
  for (;;) {
    const head = /^([a-z_]+)\s+as\s+(?:materialized\s+)?\(/.exec(rest)
    if (head?.[1] === undefined) break
    const end = closing(rest, head[0].length)
    parts.push({ name: head[1], text: rest.slice(0, end) })
    rest = rest
      .slice(end)
      .replace(/^\s*,\s*/, '')
      .trim()
  }
  return [...parts, { name: 'answer', text: rest }]
}

/** Position after the parenthesis that closes the one before `from`. */
function closing(text: string, from: number): number {
  let depth = 1
  let at = from
  for (let isQuoted = false; at < text.length && depth > 0; at += 1) {
    const sign = text[at]
    if (sign === "'") isQuoted = !isQuoted
    else if (!isQuoted && sign === '(') depth += 1
    else if (!isQuoted && sign === ')') depth -= 1
  }
  return at
}

/** Golden file: each part with its reason, in the source's line breaks. */
export function goldenText(statement: string): string {
  const told = partsOf(statement).map(({ name, text }) => {
    const reason = name === 'answer' ? "Each order's outcome, by its position." : (reasons[name] ?? 'UNDOCUMENTED')
    const lines = text
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter((line) => line !== '')
    return [`-- ${reason}`, ...lines.map((line, index) => (index === 0 || line === ')' ? line : `  ${line}`))].join(
      '\n',
    )
  })
  return `${told.join('\n\n')}\n`
}
