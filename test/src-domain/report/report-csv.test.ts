import { expect } from 'chai'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import { csvText } from '../../../src-domain/report/csv-text.ts'
import { reportCsv } from '../../../src-domain/report/report-csv.ts'
import { aDayReport, aRefundedRow, aSoldRow } from '../../builders/day-report-builder.ts'

function linesOf(csv: string): readonly string[] {
  return csv.replace('\uFEFF', '').split('\r\n')
}

describe('a report as CSV', () => {
  const offers = { sold: 2, soldFor: minor(5_000), voided: zero, added: minor(5), taken: zero }
  const csv = reportCsv(aDayReport({ sold: [aSoldRow()], refunded: [aRefundedRow()], offers }), 'Red Hook')

  it('has a byte order mark, a header, and one figure a line, each with date and location', () => {
    expect(csv.startsWith('\uFEFFdate,location,section,name,figure,value,currency\r\n')).to.equal(true)
    const [, ...lines] = linesOf(csv).filter((line) => line !== '')
    for (const line of lines) expect(line).to.match(/^2026-11-24,Red Hook,[^,]+,[^,]+,[^,]+,-?\d+(\.\d\d,USD|,)$/)
  })

  it('writes amounts with a decimal point and two decimals, and counts as whole numbers without a currency', () => {
    expect(linesOf(csv)).to.include.members([
      '2026-11-24,Red Hook,sales,all,orders,1,',
      '2026-11-24,Red Hook,type,pickup,gross,20.00,USD',
      '2026-11-24,Red Hook,tender,card:stripe,refunded,26.78,USD',
      '2026-11-24,Red Hook,tax,8.875%,tax,1.78,USD',
      '2026-11-24,Red Hook,net,all,total,0.00,USD',
      '2026-11-24,Red Hook,gift cards,all,sold,2,',
      '2026-11-24,Red Hook,credit,all,added,0.05,USD',
    ])
    const back = reportCsv(aDayReport({ refunded: [aRefundedRow()] }), 'Red Hook')
    expect(linesOf(back)).to.include('2026-11-24,Red Hook,net,all,total,-26.78,USD')
  })
})

describe('CSV text', () => {
  const cell = (value: string) => csvText([[value]]).slice(1, -2)

  it('quotes commas, quotation marks and line breaks', () => {
    expect(cell('Soup, "hot"\nand cold')).to.equal('"Soup, ""hot""\nand cold"')
  })

  it('defuses a cell that a spreadsheet would calculate, and leaves negative numbers alone', () => {
    for (const formula of ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\n=1'])
      expect(cell(formula)).to.match(/^"?'[=+\-@\t\n]/)
    for (const number of ['-1', '-12.50', '7']) expect(cell(number)).to.equal(number)
  })
})
