// Tables: long ones can be filtered, and only those that can be moved stop the tabulator key.
document.addEventListener('DOMContentLoaded', () => {
  const LONG = 12;

  for (const region of document.querySelectorAll('.wide')) {
    const rows = [...region.querySelectorAll('tbody tr')];
    if (rows.length > LONG) {
      const filter = document.createElement('input');
      filter.className = 'filter';
      filter.type = 'search';
      filter.placeholder = `Filter ${rows.length} rows`;
      filter.setAttribute('aria-label', 'Filter the rows of: ' + region.getAttribute('aria-label'));
      const apply = () => {
        const words = filter.value.toLowerCase().split(/\s+/);
        for (const row of rows) {
          const text = row.textContent.toLowerCase();
          row.hidden = !words.every(word => text.includes(word));
        }
      };
      filter.addEventListener('input', apply);
      // Somebody was sent to a row that the filter hides.
      region.addEventListener('reveal', event => {
        if (event.target.closest('tr')?.hidden) {
          filter.value = '';
          apply();
        }
      });
      region.before(filter);
    }
  }

  const stops = new ResizeObserver(changes => {
    for (const { target } of changes) {
      const moves = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      target.tabIndex = moves ? 0 : -1;
    }
  });
  document.querySelectorAll('.wide, pre').forEach(region => stops.observe(region));
});
