/** With more people than these, what looks at everybody is done in steps: 5,000 payslips take a second. */
export const many = 600;
