import type { DayReport } from '../../src-domain/report/day-report.ts'
import { Alert } from '../design/alert.tsx'
import type { Words } from '../messages/words-context.tsx'
import { FigureList } from './figure-list.tsx'
import { FigureTable, type FigureTableProps } from './figure-table.tsx'
import styles from './figures.module.css'
import {
  cardFigures,
  cashFigures,
  refundFigures,
  salesTable,
  summaryFigures,
  taxTable,
  tenderTable,
} from './report-figures.ts'

export interface DayFiguresProps {
  readonly words: Words['staff']
  readonly report: DayReport
}

/** All figures of a day. A day without orders can still have refunds. */
export function DayFigures({ words, report }: DayFiguresProps) {
  const { report: own } = words
  return (
    <>
      {report.leftOut === 0 ? null : <Alert>{own.leftOut({ count: report.leftOut })}</Alert>}
      {report.sales.orders === 0 ? <p className={styles.nothing}>{own.nothing}</p> : null}
      <p className={styles.caption}>{own.afterRefunds}</p>
      <dl className={styles.summary}>
        {summaryFigures(words, report).map(({ name, value }) => (
          <div key={name} className={styles.tile}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.sections}>
        <div className={styles.stack}>
          {report.sales.orders === 0 ? null : <Sales {...salesTable(words, report)} />}
          {report.tenders.length === 0 ? null : <FigureTable {...tenderTable(words, report)} />}
          {report.taxes.length === 0 ? null : <FigureTable {...taxTable(words, report)} />}
        </div>
        <div className={`${styles.stack} ${styles.lists}`}>
          <FigureList title={own.cash} figures={cashFigures(words, report)} />
          <FigureList title={own.refunds} figures={refundFigures(words, report)} />
          <FigureList title={own.cards} figures={cardFigures(words, report)} />
        </div>
      </div>
      <p className={styles.rule}>{own.rule}</p>
    </>
  )
}

/** A table of one column would repeat the column's name in each row on a phone. */
function Sales({ title, columns, rows }: FigureTableProps) {
  const [only = '', ...others] = columns
  if (others.length > 0) return <FigureTable title={title} columns={columns} rows={rows} />
  const figures = rows.map(({ figures: [value = ''], ...row }) => ({ ...row, value }))
  return <FigureList title={`${title} · ${only}`} figures={figures} />
}
