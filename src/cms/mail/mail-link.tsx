/** Where the mails that were kept as files are read. */
export function MailLink() {
  return <a href="/admin/api/mail" className="nav__link"><span className="nav__link-label">Mail</span></a>
}
