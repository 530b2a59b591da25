module.exports = 'M0 0l9 9 9-9z';
