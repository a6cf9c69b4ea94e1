import { useId } from 'react'
import styles from './figures.module.css'

export interface FigureRow {
  readonly name: string
  /** One for each column. */
  readonly figures: readonly string[]
  readonly isTotal?: boolean
}

export interface FigureTableProps {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly FigureRow[]
}

/** Rows of figures under named columns. On a phone each row is a block, and each figure has its column's name. */
export function FigureTable({ title, columns, rows }: FigureTableProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures, isTotal }) => (
            <tr key={name} className={isTotal === true ? styles.total : undefined}>
              <th scope="row">{name}</th>
              {columns.map((column, at) => (
                <td key={column} data-column={column}>
                  {figures[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
